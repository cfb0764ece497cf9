import { defineConfig } from "tsup"

export default defineConfig({
  entry: ["src/index.ts", "src/main.ts"],
  format: "esm",
  target: "node24",
  platform: "node",
  sourcemap: true,
})
