import { toldProblems } from "@parterre/contract"

const loading = new Map<string, Promise<void>>()

/** A processor's library that did not come; `toldProblems` has the shopper's text of its code [ERR-029]. */
export class ScriptFailed extends Error {
  readonly code: "script-failed" | "script-aborted"
  constructor(code: ScriptFailed["code"]) {
    super(toldProblems[code].says)
    this.name = "ScriptFailed"
    this.code = code
  }
}

/** Loads a processor's library once; a failed load may be tried again. Fails with `ScriptFailed`. */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url)
  if (known !== undefined) return known
  const script = document.createElement("script")
  script.src = url
  script.async = true
  const loaded = new Promise<void>((resolve, reject) => {
    const giveUp = (code: ScriptFailed["code"]) => () => {
      loading.delete(url)
      script.remove()
      reject(new ScriptFailed(code))
    }
    script.addEventListener("load", () => resolve())
    script.addEventListener("error", giveUp("script-failed"))
    script.addEventListener("abort", giveUp("script-aborted"))
  })
  loading.set(url, loaded)
  document.head.append(script)
  return loaded
}
