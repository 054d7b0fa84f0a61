import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/tokens.css";
import "./lib/base.css";
import "./lib/columns.css";
import { followSettings } from "./lib/settings.svelte";

followSettings();
mount(App, { target: document.getElementById("app")! });
