const loading = new Map<string, Promise<void>>()

/** Loads a processor's library once; a failed load may be tried again. */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url)
  if (known !== undefined) return known
  const script = document.createElement("script")
  script.src = url
  script.async = true
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener("load", () => resolve())
    script.addEventListener("error", () => {
      loading.delete(url)
      script.remove()
      reject(new Error(`Cannot load ${url}`))
    })
  })
  loading.set(url, loaded)
  document.head.append(script)
  return loaded
}
