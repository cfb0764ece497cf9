import { readFileSync } from "node:fs"
import { systemClock } from "./cli-io.ts"
import { runCli } from "./run-cli.ts"

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  readonly version: string
}
const { argv, env, stdin, stdout, stderr } = process

process.exitCode = await runCli(argv.slice(2), { stdin, stdout, stderr, env, clock: systemClock }, version)
