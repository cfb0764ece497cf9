import { defineConfig } from "tsup"

/** The command with the parts that only some of its runs load in files of their own. */
export default defineConfig({
  entry: ["src/main.ts"],
  format: "esm",
  // `node:sqlite` has no other name.
  removeNodeProtocol: false,
  target: "node24",
  platform: "node",
  splitting: true,
  sourcemap: true,
})
