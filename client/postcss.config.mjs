// Panda writes the theme's style sheet in place of the layers that client/theme/theme.css names.
import pandacss from "@pandacss/dev/postcss";

export default { plugins: [pandacss({ cwd: import.meta.dirname, configPath: "panda.config.ts" })] };
