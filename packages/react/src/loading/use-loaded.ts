import { isSdkFailure, type SdkFailure } from "@parterre/sdk"
import { useEffect, useState } from "react"

export type Loaded<Value> =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly value: Value }
  | { readonly status: "failed"; readonly failure: SdkFailure; readonly retry: () => void }

/**
 * Loads when the key changes; an answer that comes late for another key is dropped. What is known already is not asked for,
 * and is there at once.
 */
export function useLoaded<Value>(key: string, load: () => Promise<Value>, known?: Value): Loaded<Value> {
  const ready = known === undefined ? undefined : ({ status: "ready", value: known } as const)
  const [state, setState] = useState<{ readonly key: string; readonly loaded: Loaded<Value> } | undefined>(
    ready && { key, loaded: ready },
  )
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what `load` reads
  useEffect(() => {
    let current = true
    const show = (loaded: Loaded<Value>) => {
      if (current) setState({ key, loaded })
    }
    if (tries === 0 && ready !== undefined) {
      // Nothing is drawn again for what is shown already.
      setState((shown) => (shown?.key === key ? shown : { key, loaded: ready }))
      return
    }
    const retry = () => {
      show({ status: "loading" })
      setTries((n) => n + 1)
    }
    load().then(
      (value) => show({ status: "ready", value }),
      (error: unknown) => {
        if (isSdkFailure(error)) return show({ status: "failed", failure: error, retry })
        // Not the service's doing: it belongs to the error boundary.
        if (current) {
          setState(() => {
            throw error
          })
        }
      },
    )
    return () => {
      current = false
    }
  }, [key, tries])
  return state?.key === key ? state.loaded : (ready ?? { status: "loading" })
}
