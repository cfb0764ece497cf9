import { fileURLToPath } from "node:url"
import { build } from "vite"
import { expect, it } from "vitest"

it("draws pages on a server with the React of production, whatever the environment says there", async () => {
  const result = await build({
    root: fileURLToPath(new URL("..", import.meta.url)),
    logLevel: "silent",
    build: { ssr: true, write: false, rolldownOptions: { input: "react-dom/server" } },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const code = outputs
    .flatMap((one) => ("output" in one ? one.output : []))
    .map((file) => (file.type === "chunk" ? file.code : ""))
    .join("\n")
  expect(code).toContain("renderToPipeableStream")
  expect(code).not.toContain("process.env.NODE_ENV")
  expect(code).not.toMatch(/react-[\w-]+\.development/)
}, 60_000)
