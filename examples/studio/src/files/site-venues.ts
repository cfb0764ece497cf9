import type { Language, VenueOfSite, VenuePlan, VenuePlanVerdict } from "@parterre/contract"
import { createParterre, isProblem, type Parterre } from "@parterre/sdk"
import type { SiteVenue } from "../document/studio-document.ts"
import { type Opening, openPlan } from "./open-plan.ts"

/** Whoever is signed in, at which site. Only this page knows, until it is closed or loaded again. */
let signedIn: SignedIn | undefined

interface SignedIn {
  readonly subdomain: string
  readonly client: Parterre
  readonly venues: readonly VenueOfSite[]
}

/** The site that somebody is signed in to, with its venues. */
export const signedInSite = (): Pick<SignedIn, "subdomain" | "venues"> | undefined => signedIn

export const isSignedIn = (subdomain: string): boolean => signedIn?.subdomain === subdomain

/** Whether a call failed because the sign-in is over; nobody is signed in then. */
export function hasSignInEnded(error: unknown): boolean {
  const isOver = isProblem(error, "staff-token-missing", "refresh-token-expired", "refresh-token-unknown")
  if (isOver) signedIn = undefined
  return isOver
}

/** Signs staff in and reads the venues of their site. Rejects with what the site says, in the person's language. */
export async function signIn(
  subdomain: string,
  email: string,
  password: string,
  language: Language,
): Promise<void> {
  const client = createParterre({ baseUrl: "/", subdomain, language })
  await client.support.logIn(email, password)
  const venues = await client.venues.list()
  signedIn = { subdomain, client, venues }
}

const clientOf = (subdomain: string): Parterre => {
  if (signedIn?.subdomain !== subdomain) throw new Error("Nobody is signed in at this site")
  return signedIn.client
}

/** A venue's files with its seats that are sold or held. */
export async function openSiteVenue(subdomain: string, venueId: string): Promise<Opening> {
  const read = await clientOf(subdomain).venues.plan(venueId)
  const opened = openPlan(read.plan, read.venue, nameOf(read.planFile))
  if ("faults" in opened) return opened
  const site: SiteVenue = { subdomain, venueId, revision: read.revision, locked: lockedSeats(read.seats) }
  return { document: { ...opened.document, source: { ...opened.document.source, site } } }
}

const lockedSeats = (seats: VenuePlan["seats"]): SiteVenue["locked"] =>
  Object.fromEntries(seats.map(({ seatId, state }) => [seatId, state]))

/** A venue's seats that are sold or held now; those that were known where the site cannot be asked. */
export const lockedNow = ({ subdomain, venueId, locked }: SiteVenue): Promise<SiteVenue["locked"]> =>
  clientOf(subdomain)
    .venues.plan(venueId)
    .then(
      ({ seats }) => lockedSeats(seats),
      () => locked,
    )

const nameOf = (path: string): string => path.replace(/^.*\//, "").replace(/(\.plan)?\.json$/i, "")

/** What an import of these files would say; with `saves`, the import itself, all or nothing. */
export function sendToSite(
  { subdomain, venueId }: SiteVenue,
  request: { readonly revision?: string; readonly plan: string; readonly venue: string },
  saves: boolean,
): Promise<VenuePlanVerdict> {
  const { venues } = clientOf(subdomain)
  return saves ? venues.save(venueId, request) : venues.judge(venueId, request)
}
