import type { WebsiteConfig } from "@parterre/contract"
import { useConfig, useReload } from "@parterre/react"
import { Suspense, useEffect, useMemo, useState } from "react"
import {
  Navigate,
  Outlet,
  useLocation,
  useNavigationType,
  useParams,
} from "../../shared/navigation/router.tsx"
import { nextVisit, type Visit } from "../../shared/navigation/visit.ts"
import { keepTenant, type Tenant } from "../../shared/site/tenant.ts"
import type { Language } from "../../shared/texts/TextsProvider.tsx"
import { CrashGuard } from "../failures/CrashGuard.tsx"
import { SiteFailure } from "../failures/later-screens.tsx"
import { SiteFrame } from "./SiteFrame.tsx"
import { useScrollMemory } from "./use-scroll-memory.ts"

const known = (lang: string | undefined): lang is Language => lang === "fr" || lang === "en"

/** Everything under /fr or /en; any other first part is unknown and goes to /en/pages [SHELL-036]. */
export function LanguageFrame({ tenant }: { tenant: Tenant }) {
  const { lang } = useParams()
  if (!known(lang)) return <Navigate to={keepTenant("/en/pages", tenant)} replace />
  return <InLanguage language={lang} tenant={tenant} />
}

function InLanguage({ language, tenant }: { language: Language; tenant: Tenant }) {
  const loaded = useConfig()
  const { pathname, search, key } = useLocation()
  const reloads = useReloads()
  useScrollMemory()
  // While the other language loads, the site stays as it is: what was picked or typed is not lost.
  const [last, setLast] = useState<WebsiteConfig | undefined>(
    loaded.status === "ready" ? loaded.value : undefined,
  )
  useEffect(() => {
    if (loaded.status === "ready") setLast(loaded.value)
  }, [loaded])
  if (loaded.status === "failed") return <SiteFailure language={language} failure={loaded.failure} />
  const config = loaded.status === "ready" ? loaded.value : last
  if (config === undefined) return null
  const [first] = config.languages
  if (first !== undefined && !config.languages.includes(language)) {
    return <Navigate to={keepTenant(pathname.replace(/^\/\w+/, `/${first}`) + search, tenant)} replace />
  }
  return (
    <SiteFrame site={{ config, language, tenant }}>
      <CrashGuard visit={key}>
        <Suspense>
          <Outlet key={reloads} />
        </Suspense>
      </CrashGuard>
    </SiteFrame>
  )
}

/** How many times the screen was asked for anew; each time, what the server said before is forgotten [SHELL-039]. */
function useReloads(): number {
  const { key, pathname, search, hash, state } = useLocation()
  const arrival = { key, address: pathname + search + hash, way: useNavigationType(), state }
  const [visit, setVisit] = useState<Visit>({ ...arrival, reloads: 0 })
  if (visit.key !== key) setVisit(nextVisit(visit, arrival))

  const { reloads } = visit
  const { forget, readCart } = useReload()
  // While rendering, not in an effect: the effects of the screen ask again.
  useMemo(() => {
    if (reloads > 0) forget()
  }, [reloads, forget])
  useEffect(() => {
    if (reloads > 0) readCart()
  }, [reloads, readCart])
  return reloads
}
