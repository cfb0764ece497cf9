import { defineConfig } from "tsup"

export default defineConfig({
  entry: {
    index: "src/index.ts",
    "generated/api": "src/generated/api.ts",
    "schemas/index": "src/schemas/index.ts",
  },
  format: "esm",
  target: "es2024",
  platform: "neutral",
  sourcemap: true,
})
