import { createParterre, memoryStorage, type Parterre, type ParterreOptions } from "@parterre/sdk"
import { browserStorage } from "./browser-storage.ts"
import { type ChallengeRunner, type ChallengeStore, createChallengeStore } from "./challenge-store.ts"

/**
 * A client with everything a browser brings to a payment; `challenge` goes to `ParterreProvider`. Throws where there is no `window`,
 * such as on a server that draws pages: its storage would be shared by all who visit.
 */
export function createBrowserParterre(options: ParterreOptions): {
  readonly client: Parterre
  readonly challenge: ChallengeStore
} {
  if (typeof window === "undefined")
    throw new Error(
      "createBrowserParterre needs a browser. On a server, use createParterre of @parterre/sdk.",
    )
  // Notification pages are served by the API, so their messages come from its origin.
  const notificationOrigin = () => new URL(options.baseUrl, window.location.href).origin
  const challenge = createChallengeStore(runLater(notificationOrigin))
  const client = createParterre({
    storage: browserStorage(),
    // A staff member's token ends with the page: what may read `localStorage` must not act as the staff.
    staffStorage: memoryStorage(),
    browserPosition: async () => (await import("./browser-position.ts")).browserPosition(),
    ...options,
    baseUrl: new URL(options.baseUrl, window.location.href).href,
    ports: {
      openChallenge: challenge.open,
      // Few visits pay: what only a payment needs is fetched for it. Without it there is no fingerprint, and the bank asks more.
      startPaysafe: (start) =>
        import("./paysafe-library.ts").then(
          (paysafe) => paysafe.startPaysafe(start),
          () => ({ failed: "unavailable" as const }),
        ),
      runMethod: async (request, signal) => {
        const { runMethodIn } = await import("./method-frame.ts")
        return runMethodIn(notificationOrigin)(request, signal)
      },
      browserProfile: async () => (await import("./browser-profile.ts")).browserProfile(),
      ...options.ports,
    },
  })
  return { client, challenge }
}

/** Shows a challenge with code that is fetched for it; without the code there is no challenge to pass. */
function runLater(notificationOrigin: () => string): ChallengeRunner {
  return (request, container, end) => {
    let isShown = true
    let stop = () => {}
    import("./run-challenge.ts").then(
      ({ runChallengeIn }) => {
        if (isShown) stop = runChallengeIn(notificationOrigin)(request, container, end)
      },
      () => end("failed"),
    )
    return () => {
      isShown = false
      stop()
    }
  }
}
