import type { Guarded } from "@parterre/domain/queues"
import { type Loaded, useLanguage, useLoaded, useParterre } from "@parterre/react"
import type { Parterre } from "@parterre/sdk"

/** What one waits for, as the screen names it. */
export interface Awaited {
  readonly title: string
  readonly imageUrl: string | undefined
  /** ISO 8601, of an event. */
  readonly start: string | undefined
}

export function useAwaited(thing: Guarded): Loaded<Awaited> {
  const client = useParterre()
  const language = useLanguage()
  return useLoaded(`awaited ${language} ${thing.type} ${thing.id}`, () => awaitedOf(client, thing))
}

/** The titles of things, each once. */
export function useTitles(things: readonly Guarded[]): Loaded<readonly string[]> {
  const client = useParterre()
  const language = useLanguage()
  const named = things.map(({ type, id }) => `${type} ${id}`).join(" ")
  return useLoaded(`titles ${language} ${named}`, async () => {
    const awaited = await Promise.all(things.map((thing) => awaitedOf(client, thing)))
    return [...new Set(awaited.map(({ title }) => title))]
  })
}

async function awaitedOf(
  { catalogue, flexPasses }: Pick<Parterre, "catalogue" | "flexPasses">,
  { type, id }: Guarded,
): Promise<Awaited> {
  if (type === "pages") {
    const { title, imageUrlBig } = await catalogue.page(id)
    return { title, imageUrl: imageUrlBig, start: undefined }
  }
  if (type === "events") {
    const { title, imageUrl, start } = await catalogue.event(id)
    return { title, imageUrl, start }
  }
  if (type === "flexpass") {
    // Whoever waits to exchange a pass has bought it.
    const pass = (await flexPasses.list()).find(({ flexpassEventId }) => flexpassEventId === id)
    return { title: pass?.title ?? "", imageUrl: undefined, start: undefined }
  }
  const { title, imageUrl } = await catalogue.subscription(id)
  return { title, imageUrl, start: undefined }
}
