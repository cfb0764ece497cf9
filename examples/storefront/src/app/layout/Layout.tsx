import type { ReactNode } from "react"
import { useLocation } from "react-router-dom"
import { styled } from "styled-components"
import { hasFrame } from "../../shared/site/frame-of.ts"
import { useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Toolbar } from "../toolbar/Toolbar.tsx"
import { CartMessages } from "./CartMessages.tsx"
import { Footer } from "./Footer.tsx"
import { openOutside } from "./open-outside.ts"
import { SiteHtml } from "./SiteHtml.tsx"
import { TimeMessages } from "./TimeMessages.tsx"

interface LayoutProps {
  /** Not yet, while what stands above is still to come. */
  isSeen: boolean
  children: ReactNode
}

/** Landmarks around every screen; inside another site only the screen itself. */
export function Layout({ isSeen, children }: LayoutProps) {
  const { t } = useTexts()
  const { tenant } = useSite()
  const { pathname, search } = useLocation()
  const framed = hasFrame(tenant, pathname, search)
  return (
    <Page $isSeen={isSeen} onClickCapture={tenant.widget ? openOutside : undefined}>
      <Skip href="#content">{t("app.skip")}</Skip>
      {framed && (
        <>
          <SiteHtml part="header" />
          <Toolbar />
        </>
      )}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {framed && (
        <>
          <Footer />
          <SiteHtml part="footer" />
        </>
      )}
      <CartMessages />
      <TimeMessages />
    </Page>
  )
}

const Page = styled.div<{ $isSeen: boolean }>`
  ${({ $isSeen }) => !$isSeen && "visibility: hidden;"}
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  main { flex: 1; outline: none; }
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
