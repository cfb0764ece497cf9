import type { PageSummary } from "@parterre/contract"
import type { Loaded } from "@parterre/react"
import { useEffect, useState } from "react"
import { styled } from "styled-components"
import { PageCard } from "../../shared/catalogue/PageCard.tsx"
import { Failed } from "../../shared/failure/Failed.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { VisuallyHidden } from "../../shared/ui/Surface.ts"
import type { DistanceOf } from "./Nearby.tsx"
import { atPlace, isWishless, type Wishes } from "./wishes.ts"

interface ProgrammeProps {
  found: Loaded<readonly PageSummary[]>
  /** The answer to the wishes takes so long that the shopper is told. */
  isSlow: boolean
  wishes: Wishes
  /** From where the shopper is, once they told. */
  distanceOf: DistanceOf | undefined
  onClear: () => void
}

/** The cards that answer the wishes; while new ones load, the last ones stay. */
export function Programme({ found, isSlow, wishes, distanceOf, onClear }: ProgrammeProps) {
  const { t } = useTexts()
  const [last, setLast] = useState<readonly PageSummary[]>()
  useEffect(() => {
    if (found.status === "ready") setLast(found.value)
  }, [found])
  if (found.status === "failed") return <Failed failure={found.failure} retry={found.retry} />
  const isSearching = found.status === "loading"
  const pages = isSearching ? last : found.value
  if (pages === undefined) return <Skeletons />
  const kmOf = (page: PageSummary) => distanceOf?.(page)?.km ?? Infinity
  const shown = atPlace(pages, wishes.place).toSorted((a, b) => kmOf(a) - kmOf(b) || 0)
  if (shown.length === 0) {
    const kind = isWishless(wishes) ? "none" : "empty"
    return (
      <Nothing role="status" aria-busy={isSearching}>
        <h2>{t(`home.${kind}.title`)}</h2>
        <p>{t(`home.${kind}.body`)}</p>
        {isSlow && <VisuallyHidden>{t("home.searching")}</VisuallyHidden>}
        {kind === "empty" && <Button onPress={onClear}>{t("home.filter.clear")}</Button>}
      </Nothing>
    )
  }
  return (
    <>
      <Count role="status">{isSlow ? t("home.searching") : t("home.results", { count: shown.length })}</Count>
      <Cards aria-busy={isSearching}>
        {shown.map((page) => (
          <li key={page.id}>
            <PageCard page={page} heading="h2" far={distanceOf?.(page)?.text} />
          </li>
        ))}
      </Cards>
    </>
  )
}

const Skeletons = () => (
  <Cards aria-hidden>
    {["1", "2", "3", "4", "5", "6"].map((key) => (
      <li key={key}>
        <Skeleton $height="320px" />
      </li>
    ))}
  </Cards>
)

/** What answers the wishes before is pale while the next answer is on its way; a quick one is not seen to be. */
const Pale = `
  &[aria-busy="true"] { opacity: 0.5; transition: opacity 150ms 200ms; }
`
const Cards = styled.ul`
  ${Pale}
  /* Those out of sight wait until the page has settled: each font that comes would have all of them laid out again. */
  #root:not([data-settled]) & > li { content-visibility: auto; contain-intrinsic-size: auto 350px; }
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: ${({ theme }) => `${theme.space[6]} ${theme.space[5]}`};
`
const Count = styled.p`
  margin-block: ${({ theme }) => `0 ${theme.space[4]}`};
  color: ${({ theme }) => theme.color.inkMuted};
`
const Nothing = styled.div`
  ${Pale}
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  justify-items: center;
  padding-block: ${({ theme }) => theme.space[7]};
  text-align: center;
  h2 { font-size: ${({ theme }) => theme.size.heading}; }
  p { color: ${({ theme }) => theme.color.inkMuted}; }
`
