import { spawn } from "node:child_process"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

/** The repository's top folder. */
export const root = fileURLToPath(new URL("..", import.meta.url))

export interface Outcome {
  readonly code: number
  /** Standard output and error, in the order they came. */
  readonly output: string
}

/** Runs a program of `node_modules/.bin` (or any other) to its end, keeping what it printed. */
export function run(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Outcome> {
  const bin = join(root, "node_modules/.bin")
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env, PATH: `${bin}:${process.env.PATH ?? ""}` },
      stdio: ["ignore", "pipe", "pipe"],
    })
    const chunks: Buffer[] = []
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk))
    child.on("error", (error) => resolve({ code: 127, output: String(error) }))
    child.on("close", (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }))
  })
}
