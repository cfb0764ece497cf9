import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "./run.ts"

export interface Workspace {
  /** Folder relative to the top, such as `packages/sdk`. */
  readonly folder: string
  readonly name: string
  readonly private: boolean
}

/** Every workspace that has a manifest, in dependency order where it matters. */
export function workspaces(): Workspace[] {
  const order = ["contract", "domain", "seating-plans", "seat-map", "sdk", "react", "sandboxes"]
  const examples = readdirSync(join(root, "examples")).map((name) => `examples/${name}`)
  return [...order.map((name) => `packages/${name}`), "server", "cli", ...examples]
    .filter((folder) => existsSync(join(root, folder, "package.json")))
    .map((folder) => {
      const manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as {
        name: string
        private?: boolean
      }
      return { folder, name: manifest.name, private: manifest.private === true }
    })
}
