import { navigationFailed } from "@parterre/contract"
import { type ComponentProps, lazy, Suspense } from "react"
import { languageOf } from "../language-of.ts"

const loadCrash = () => import("./CrashScreen.tsx")
const loadSite = () => import("./SiteFailure.tsx")

/** Fetched when a page has nothing better to do: what is gone when it is needed cannot be fetched. */
export const loadFailureScreens = () => Promise.all([loadCrash(), loadSite()])

/** Where not even the screen for it could be had. */
const Bare = () => (
  <p role="alert">
    <a href={window.location.href}>{navigationFailed.text[languageOf(window.location.pathname)]}</a>
  </p>
)

const LaterCrash = lazy(() =>
  loadCrash().then(
    ({ CrashScreen }) => ({ default: CrashScreen }),
    () => ({ default: Bare }),
  ),
)
const LaterSiteFailure = lazy(() =>
  loadSite().then(
    ({ SiteFailure }) => ({ default: SiteFailure }),
    () => ({ default: Bare }),
  ),
)

export const CrashScreen = (props: ComponentProps<typeof LaterCrash>) => (
  <Suspense>
    <LaterCrash {...props} />
  </Suspense>
)

export const SiteFailure = (props: ComponentProps<typeof LaterSiteFailure>) => (
  <Suspense>
    <LaterSiteFailure {...props} />
  </Suspense>
)
