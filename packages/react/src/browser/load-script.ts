import { toldProblems } from "@parterre/contract"

const loading = new Map<string, Promise<void>>()

/** Loads a processor's library once; a failed load may be tried again. Fails with the specification's words [ERR-029]. */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url)
  if (known !== undefined) return known
  const script = document.createElement("script")
  script.src = url
  script.async = true
  const loaded = new Promise<void>((resolve, reject) => {
    const giveUp = (words: string) => () => {
      loading.delete(url)
      script.remove()
      reject(new Error(words))
    }
    script.addEventListener("load", () => resolve())
    script.addEventListener("error", giveUp(toldProblems["script-failed"].says))
    script.addEventListener("abort", giveUp(toldProblems["script-aborted"].says))
  })
  loading.set(url, loaded)
  document.head.append(script)
  return loaded
}
