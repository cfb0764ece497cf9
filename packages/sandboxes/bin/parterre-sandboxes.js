#!/usr/bin/env node
import { existsSync } from "node:fs"

// Here before the first build, so that npm can link it when it installs the workspace.
const program = new URL("../dist/main.js", import.meta.url)
if (existsSync(program)) await import(program.href)
else {
  console.error("The sandboxes are not built yet: npm run build -- packages/sandboxes")
  process.exitCode = 1
}
