import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "./run.ts"

/**
 * Adds the optional packages of other platforms that npm leaves out of `package-lock.json` when the registry in use
 * does not serve them; `npm ci` refuses a lock file without them, on every platform. Run after `npm install`.
 */
interface LockedPackage {
  version?: string
  link?: boolean
  optionalDependencies?: Record<string, string>
  [key: string]: unknown
}

const file = join(root, "package-lock.json")
const lock = JSON.parse(readFileSync(file, "utf8")) as { packages: Record<string, LockedPackage> }

const systems = [
  "android",
  "darwin",
  "win32",
  "freebsd",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "aix",
  "linux",
]
const processors = ["arm64", "x64", "ia32", "ppc64", "riscv64", "s390x", "loong64", "mips64el", "arm"]

/** What the name of a platform package says: `@oxc-parser/binding-linux-x64-musl`. */
function platform(name: string) {
  const words = name.split(/[-/.]/)
  const os = name.endsWith("fsevents") ? "darwin" : systems.find((system) => words.includes(system))
  const cpu = processors.find((processor) => words.includes(processor))
  const libc = words.some((word) => word.startsWith("musl"))
    ? "musl"
    : os === "linux" && words.some((word) => word.startsWith("gnu"))
      ? "glibc"
      : undefined
  return {
    ...(cpu === undefined ? (words.includes("wasm32") ? { cpu: ["wasm32"] } : {}) : { cpu: [cpu] }),
    ...(os === undefined ? {} : { os: [os] }),
    ...(libc === undefined ? {} : { libc: [libc] }),
  }
}

/** Where npm would find `name` for the package at `path`, nearest first. */
function found(path: string, name: string): LockedPackage | undefined {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
    const candidate = lock.packages[at === "" ? `node_modules/${name}` : `${at}/node_modules/${name}`]
    if (candidate !== undefined || at === "") return candidate
  }
}

let added = 0
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const version = range.replace(/^[\^~>=\s]+/, "")
    const present = found(path, name)
    if (present !== undefined && (range !== version || present.version === version)) continue
    const here = platform(name)
    if (Object.keys(here).length === 0) continue
    const place =
      lock.packages[`node_modules/${name}`] === undefined
        ? `node_modules/${name}`
        : `${path}/node_modules/${name}`
    lock.packages[place] = { version, ...here, ...(entry.dev === true ? { dev: true } : {}), optional: true }
    added++
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} platform packages added to package-lock.json`)
