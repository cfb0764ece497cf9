import type { Guarded } from "@parterre/domain/queues"
import { type Loaded, useLanguage, useLoaded, useParterre } from "@parterre/react"

/** What one waits for, as the screen names it. */
export interface Awaited {
  readonly title: string
  readonly imageUrl: string | undefined
  /** ISO 8601, of an event. */
  readonly start: string | undefined
}

export function useAwaited({ type, id }: Guarded): Loaded<Awaited> {
  const { catalogue } = useParterre()
  const language = useLanguage()
  return useLoaded(`awaited ${language} ${type} ${id}`, async () => {
    if (type === "pages") {
      const { title, imageUrlBig } = await catalogue.page(id)
      return { title, imageUrl: imageUrlBig, start: undefined }
    }
    if (type === "events") {
      const { title, imageUrl, start } = await catalogue.event(id)
      return { title, imageUrl, start }
    }
    const { title, imageUrl } = await catalogue.subscription(id)
    return { title, imageUrl, start: undefined }
  })
}
