import { useEffect, useRef } from "react"
import { styled } from "styled-components"
import { stayHere } from "../navigation/return-to.ts"
import { useTexts } from "../texts/use-texts.ts"
import { Notice } from "../ui/Notice.tsx"

/** Milliseconds between two questions about a payment whose outcome is unknown. */
const pause = 4000

/** The bank has not answered: asks again and again, and keeps the shopper from paying twice. */
export function Pending({
  lookUp,
  of = "cart",
}: {
  lookUp: () => unknown
  /** As of `PayFailure`. */
  of?: "cart" | "deferred" | "renewal"
}) {
  const { t } = useTexts()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => staysInView(notice.current), [])
  useEffect(() => {
    let timer = 0
    let here = true
    const ask = async () => {
      await lookUp()
      if (here) timer = window.setTimeout(ask, pause)
    }
    timer = window.setTimeout(ask, pause)
    return () => {
      here = false
      window.clearTimeout(timer)
    }
  }, [lookUp])
  return (
    <Shown ref={notice}>
      <Notice tone="warning" role="alert">
        <Title>{t("checkout.pending.title")}</Title>
        <p>{t(of === "deferred" ? "deferred.pending" : "checkout.pending.body")}</p>
      </Notice>
    </Shown>
  )
}

/** Milliseconds in which the page around it may still grow. */
const settles = 1500

/** Whoever loads the page again must not have to look for it: on a phone the order comes first. */
function staysInView(notice: HTMLElement | null): (() => void) | undefined {
  if (notice === null) return undefined
  stayHere()
  const growth = new ResizeObserver(() => notice.scrollIntoView({ block: "nearest" }))
  growth.observe(document.body)
  const timer = window.setTimeout(() => growth.disconnect(), settles)
  return () => {
    growth.disconnect()
    window.clearTimeout(timer)
  }
}

const Title = styled.p`font-weight: 700;`
/** Clear of what stays at the edges of a small window. */
const Shown = styled.div`scroll-margin-block: 96px;`
