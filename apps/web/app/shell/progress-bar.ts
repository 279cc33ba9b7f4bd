import bar from "nprogress";
import "./progress-bar.css";

/**
 * The values come from the specification, section 9. The published types lack `trickleRate`, but this version reads it.
 */
const behaviour = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
  barSelector: ".bar",
  template: '<div class="bar" aria-hidden="true"></div>',
};

bar.configure(behaviour);

export default bar;
