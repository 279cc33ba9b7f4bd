import bar from "nprogress";
import "./progress-bar.css";

/** Specification, section 9. The published types lack `trickleRate`, which this version reads. */
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
