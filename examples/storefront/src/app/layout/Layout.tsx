import { useCart } from "@parterre/react"
import { lazy, type MouseEvent, type ReactNode, Suspense, useRef } from "react"
import { styled } from "styled-components"
import { useLocation } from "../../shared/navigation/router.tsx"
import { useIdleLoad } from "../../shared/navigation/use-idle-load.ts"
import { hasFrame } from "../../shared/site/frame-of.ts"
import { useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { withTexts } from "../../shared/texts/with-texts.tsx"
import { CrashGuard } from "../failures/CrashGuard.tsx"
import { loadFailureScreens } from "../failures/later-screens.tsx"
import { Toolbar } from "../toolbar/Toolbar.tsx"
import { SiteHtml } from "./SiteHtml.tsx"

/** Far below, and without anything to do: what a server drew stands until its code has come. */
const Footer = withTexts(() => import("./Footer.tsx"), "Footer", ["site"])

/** Of a main site. */
const GenreBar = withTexts(() => import("./GenreBar.tsx"), "GenreBar", ["site"])

/** Nothing runs out or fails before a cart is known or asked for, and nothing else of it hurries. */
const LaterParts = lazy(async () => ({ default: (await import("./LaterParts.tsx")).LaterParts }))

/** The sub-domain of the site that leads to those of many organisers [VAR-001]. */
const MAIN_SITE = "www"

interface LayoutProps {
  /** Not yet, while what stands above is still to come. */
  isSeen: boolean
  children: ReactNode
}

function OnceTheCartIsKnown() {
  const { status, message } = useCart()
  // A failure that is told and put away takes nothing down again.
  const isKnown = useRef(false)
  isKnown.current ||= status !== "unloaded" || message !== undefined
  if (!isKnown.current) return null
  return (
    <Suspense>
      <LaterParts />
    </Suspense>
  )
}

/** Landmarks around every screen; inside another site only the screen itself. */
export function Layout({ isSeen, children }: LayoutProps) {
  const { t } = useTexts()
  const { tenant, config } = useSite()
  const { pathname, search } = useLocation()
  useIdleLoad(loadFailureScreens)
  const framed = hasFrame(tenant, pathname, search)
  return (
    <Page $isSeen={isSeen} $isFramed={framed} onClickCapture={tenant.widget ? openOutside : undefined}>
      <Skip href="#content" target={tenant.widget ? "_self" : undefined}>
        {t("app.skip")}
      </Skip>
      {framed && (
        <>
          <SiteHtml part="header" />
          <Toolbar />
          {config.subdomain === MAIN_SITE && (
            <CrashGuard visit={pathname} instead={null}>
              <Suspense fallback={<GenreBarPlace />}>
                <GenreBar />
              </Suspense>
            </CrashGuard>
          )}
        </>
      )}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {framed && (
        <>
          <CrashGuard visit={pathname} instead={null}>
            <Suspense>
              <Footer />
            </Suspense>
          </CrashGuard>
          <SiteHtml part="footer" />
        </>
      )}
      <CrashGuard visit={pathname} instead={null}>
        <OnceTheCartIsKnown />
      </CrashGuard>
    </Page>
  )
}

/** Inside another site every link opens a tab of its own; only those within the page stay in it [VAR-003]. */
function openOutside(event: MouseEvent<HTMLElement>): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]")
  if (link === null) return
  const isWithin = link.getAttribute("href")?.startsWith("#")
  // A page that was drawn for a widget says of all its links that they open tabs.
  link.target = isWithin ? "_self" : "_blank"
  // The router would follow the link in place.
  if (!isWithin) event.stopPropagation()
}

const Page = styled.div<{ $isSeen: boolean; $isFramed: boolean }>`
  ${({ $isSeen }) => !$isSeen && "visibility: hidden;"}
  /* What the toolbar takes of the window: 64 px, 56 on phones, and its line. */
  --bar: ${({ $isFramed }) => ($isFramed ? "65px" : "0px")};
  --window: calc(100dvh - var(--bar));
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  ${({ theme }) => theme.upTo(600)} { --bar: ${({ $isFramed }) => ($isFramed ? "57px" : "0px")}; }
  main { flex: 1; outline: none; }
  /* The footer begins below the first screen, so it never moves while one comes. */
  @media screen { main { min-height: var(--window); } }
`
const GenreBarPlace = styled.div`
  height: 49px;
`
const Skip = styled.a`
  position: absolute;
  inset: 8px auto auto 8px;
  z-index: 90;
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.accent};
  color: ${({ theme }) => theme.color.onAccent};
  font-weight: 600;
  &:not(:focus) { transform: translateY(-200%); }
`
