import { readFileSync } from "node:fs"
import { readArguments } from "./program/arguments.ts"
import { openedJson, openedLines, programTexts } from "./program/texts.ts"
import { startSandboxes } from "./start.ts"

const complain = (message: string, code: number) => {
  process.stderr.write(`${message}\n`)
  process.exitCode = code
}
const print = (text: string) => void process.stdout.write(`${text}\n`)

function version(): string {
  const text = readFileSync(new URL("../package.json", import.meta.url), "utf8")
  return (JSON.parse(text) as { readonly version: string }).version
}

const { LC_ALL, LC_MESSAGES, LANG } = process.env
const wanted = readArguments(process.argv.slice(2), LC_ALL ?? LC_MESSAGES ?? LANG)
switch (wanted.kind) {
  case "wrong":
    complain(wanted.message, 2)
    break
  case "help":
    print(programTexts(wanted.language).help)
    break
  case "version":
    print(version())
    break
  case "start":
    await open(wanted)
}

async function open({ language, port, isJson, webhooks }: Extract<typeof wanted, { kind: "start" }>) {
  const words = programTexts(language)
  try {
    const { origin, close } = await startSandboxes({ clock: Date.now, ...webhooks }, port)
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void close())
    print(isJson ? openedJson(origin) : openedLines(origin, language).join("\n"))
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined
    if (code === "EADDRINUSE") complain(words.inUse(port), 1)
    else if (code === "EACCES") complain(words.forbidden(port), 1)
    else complain(words.failed(error instanceof Error ? error.message : String(error)), 1)
  }
}
