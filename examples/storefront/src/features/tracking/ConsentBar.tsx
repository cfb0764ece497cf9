import { useConsent } from "@parterre/react"
import { useLayoutEffect, useRef, useState } from "react"
import { styled } from "styled-components"
import { Link, useLocation } from "../../shared/navigation/router.tsx"
import { useLinks } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Column } from "../../shared/ui/Surface.ts"

/** Where somebody is in the middle of something, or reads what is asked anyway: they are asked on the next screen. */
const BUSY =
  /^\/\w+\/(cart|checkout|client|key-server|ticket-gift|subscription-renewal|redirect|tracking)(\/|$)/

/**
 * Asks whether the shopper may be counted, once a device: a yes is as near as a no, and neither hides anything. It stands at the
 * end of the page, in sight from wherever one reads; a screen that fills the window is left alone.
 */
export function ConsentBar() {
  const { t } = useTexts()
  const links = useLinks()
  const { pathname } = useLocation()
  const { consent, agree, refuse } = useConsent()
  const isShown = consent === "unasked" && !BUSY.test(pathname)
  const bar = useRef<HTMLElement>(null)
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    const { current } = bar
    if (!isShown || current === null) return
    const observer = new ResizeObserver(() => setHeight(current.offsetHeight))
    observer.observe(current)
    return () => observer.disconnect()
  }, [isShown])
  if (!isShown) return null
  const answer = (tell: () => void) => () => {
    tell()
    // The bar goes with the button: whoever pressed it goes on from the page, not from its very top.
    document.getElementById("content")?.focus({ preventScroll: true })
  }
  return (
    <Bar ref={bar} $height={height} aria-label={t("tracking.bar")} data-consent data-print="hide">
      <Column>
        <p>
          {t("tracking.ask")} <Link to={links.to("/tracking")}>{t("tracking.more")}</Link>
        </p>
        <Answers>
          <Button kind="quiet" onPress={answer(refuse)}>
            {t("tracking.refuse")}
          </Button>
          <Button kind="quiet" onPress={answer(agree)}>
            {t("tracking.agree")}
          </Button>
        </Answers>
      </Column>
    </Bar>
  )
}

const Bar = styled.section<{ $height: number }>`
  position: sticky;
  bottom: 0;
  /* Above what else stands there, which moves up by its height: a property of the page would have all of it styled anew. */
  z-index: 11;
  body:has(&) [data-floats] { bottom: ${({ $height }) => $height}px; }
  padding-block: ${({ theme }) => theme.space[3]};
  background: ${({ theme }) => theme.color.surfaceRaised};
  border-top: 1px solid ${({ theme }) => theme.color.lineStrong};
  body:has([data-fills-screen]) & { display: none; }
  /* What has the focus is never behind it. */
  html:has(&) { scroll-padding-bottom: 120px; }
  > div { display: flex; align-items: center; justify-content: space-between; gap: ${({ theme }) => `${theme.space[3]} ${theme.space[5]}`}; }
  p { max-width: 72ch; font-size: ${({ theme }) => theme.size.small}; }
  a { color: ${({ theme }) => theme.color.accent}; }
  ${({ theme }) => theme.upTo(800)} {
    padding-block: ${({ theme }) => theme.space[1]};
    > div { flex-direction: column; align-items: stretch; gap: ${({ theme }) => theme.space[1]}; }
    p { line-height: 1.3; }
    button { min-height: 44px; padding-block: 0; }
  }
`
export const Answers = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${({ theme }) => theme.space[3]};
  button { min-width: 8rem; }
`
