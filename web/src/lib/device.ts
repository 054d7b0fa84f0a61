// What this device is called in the list of its person's devices: the browser and the system, as far as it says.

const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

const named = (agent: string, names: [RegExp, string][]): string => names.find(([sign]) => sign.test(agent))?.[1] ?? "";

/** As in "Firefox, Android"; empty if it says nothing we know. */
export const deviceLabel = (agent: string = navigator.userAgent): string =>
  [named(agent, BROWSERS), named(agent, SYSTEMS)].filter(Boolean).join(", ");
