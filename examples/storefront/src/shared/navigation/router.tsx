import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from "react"
import { matchRoutes, type Params, type RouteObject } from "./route-matching.ts"

export type { RouteObject }

/** How one came to an address: to a new one, to another in its place, or back and forth in the history. */
export type NavigationType = "PUSH" | "REPLACE" | "POP"

export interface Location {
  readonly pathname: string
  /** With its `?`. */
  readonly search: string
  /** With its `#`. */
  readonly hash: string
  readonly state: unknown
  /** Another one at each arrival. */
  readonly key: string
}

export interface NavigateOptions {
  readonly replace?: boolean
  /** Comes back with the arrival, and after a reload. */
  readonly state?: unknown
}

/** Goes to an address of this shop, or to another query (`?…`) of the present one. */
export type NavigateFunction = (to: string, options?: NavigateOptions) => void

interface Arrival {
  readonly location: Location
  readonly way: NavigationType
}
interface Navigation extends Arrival {
  readonly navigate: NavigateFunction
  /** Where a screen that is drawn without a browser sends its visitor. */
  readonly onRedirect?: (to: string) => void
}
interface Place {
  readonly params: Params
  /** What the routes further in have to match; the whole path at the outermost. */
  readonly rest: string | undefined
  readonly outlet: ReactNode
}

const NavigationContext = createContext<Navigation | undefined>(undefined)
const PlaceContext = createContext<Place>({ params: {}, rest: undefined, outlet: null })

/** The address bar and the history of a browser. A screen that is still loading leaves the one before in its place. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [arrival, setArrival] = useState<Arrival>(() => ({ location: present(), way: "POP" }))
  useLayoutEffect(() => {
    const arrive = () => startTransition(() => setArrival({ location: present(), way: "POP" }))
    window.addEventListener("popstate", arrive)
    return () => window.removeEventListener("popstate", arrive)
  }, [])
  const [navigate] = useState(() => goTo(setArrival))
  const navigation = useMemo(() => ({ ...arrival, navigate }), [arrival, navigate])
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}

const goTo =
  (arrive: (arrival: Arrival) => void): NavigateFunction =>
  (to, { replace = false, state = null } = {}) => {
    const entry = { key: newKey(), state }
    if (replace) window.history.replaceState(entry, "", to)
    else window.history.pushState(entry, "", to)
    startTransition(() => arrive({ location: present(), way: replace ? "REPLACE" : "PUSH" }))
  }

const newKey = () => Math.random().toString(36).slice(2, 10)

function present(): Location {
  const { pathname, search, hash } = window.location
  // An entry that the browser made gets a key: what is remembered of one is none of another's.
  if (!window.history.state?.key) window.history.replaceState({ key: newKey(), state: null }, "")
  return { pathname, search, hash, ...(window.history.state as Pick<Location, "key" | "state">) }
}

interface StaticRouterProps {
  /** Path and query. */
  readonly address: string
  readonly onRedirect?: (to: string) => void
  readonly children: ReactNode
}

/** One address that stays, where there is no browser. */
export function StaticRouter({ address, onRedirect, children }: StaticRouterProps) {
  const { pathname, search, hash } = new URL(address, "http://shop.invalid")
  const navigation: Navigation = {
    location: { pathname, search, hash, state: null, key: "default" },
    way: "POP",
    navigate: () => undefined,
    ...(onRedirect === undefined ? {} : { onRedirect }),
  }
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}

function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (navigation === undefined) throw new Error("There is no router above this component.")
  return navigation
}

export const useLocation = (): Location => useNavigation().location
export const useNavigationType = (): NavigationType => useNavigation().way
/** Always the same function. */
export const useNavigate = (): NavigateFunction => useNavigation().navigate
/** The names of the address, filled in. */
export const useParams = (): Partial<Params> => useContext(PlaceContext).params

export function useSearchParams() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => new URLSearchParams(search), [search])
  // Begins from the address of now: two changes in a row can come before the first of them is on the screen.
  const change = (recipe: (query: URLSearchParams) => void, options?: NavigateOptions) => {
    const next = new URLSearchParams(window.location.search)
    recipe(next)
    navigate(`?${next}`, options)
  }
  return [query, change] as const
}

/** The screen of the present address in its frames. Routes inside those of a `*` go on where it began. */
export function useRoutes(routes: readonly RouteObject[]): ReactNode {
  const outer = useContext(PlaceContext)
  const { pathname } = useLocation()
  const matches = matchRoutes(routes, outer.rest ?? pathname) ?? []
  let outlet: ReactNode = null
  for (const { route, params, rest } of matches.toReversed()) {
    const place = { params: { ...outer.params, ...params }, rest, outlet }
    outlet = <PlaceContext value={place}>{route.element ?? outlet}</PlaceContext>
  }
  return outlet
}

/** What a frame stands around. */
export const Outlet = () => useContext(PlaceContext).outlet

/** Sends on whoever comes here. */
export function Navigate({ to, replace = false, state }: NavigateOptions & { to: string }) {
  const { navigate, onRedirect } = useNavigation()
  onRedirect?.(to)
  // The navigation it causes is no reason for another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => navigate(to, { replace, state }), [to, replace])
  return null
}

export interface LinkProps extends ComponentProps<"a">, NavigateOptions {
  readonly to: string
}

/** A link within the shop. What leads to another site, or asks for a tab, a window or a download, is the browser's to follow. */
export function Link({ to, replace, state, onClick, ...props }: LinkProps) {
  const { location, navigate } = useNavigation()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event) || leavesPage(props) || !to.startsWith("/")) return
    event.preventDefault()
    // Where one is already, another entry in the history would be one step back too many.
    const isHere = to === location.pathname + location.search + location.hash
    navigate(to, { replace: replace ?? isHere, state })
  }
  return <a href={to} onClick={follow} {...props} />
}

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

const leavesPage = ({ target, download }: Pick<LinkProps, "target" | "download">) =>
  (target !== undefined && target !== "_self") || download !== undefined

/** A link of a menu, which tells that one is there. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation()
  const [own] = props.to.split(/[?#]/)
  const isHere = pathname === own || pathname.startsWith(`${own}/`)
  return <Link aria-current={isHere ? "page" : undefined} {...props} />
}
