import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

/** One document from the many files of `openapi/`, as Redocly bundles it. */
export function bundle(entry: string): unknown {
  const folder = mkdtempSync(join(tmpdir(), "parterre-contract-"))
  try {
    const out = join(folder, "openapi.json")
    const redocly = join(
      dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")),
      "bin/cli.js",
    )
    execFileSync(process.execPath, [redocly, "bundle", entry, "--output", out], {
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", CI: "true" },
    })
    return JSON.parse(readFileSync(out, "utf8"))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
