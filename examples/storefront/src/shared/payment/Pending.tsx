import { useEffect } from "react"
import { styled } from "styled-components"
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
    <Notice tone="warning" role="alert">
      <Title>{t("checkout.pending.title")}</Title>
      <p>{t(of === "deferred" ? "deferred.pending" : "checkout.pending.body")}</p>
    </Notice>
  )
}

const Title = styled.p`font-weight: 700;`
