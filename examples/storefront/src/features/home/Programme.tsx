import type { PageSummary } from "@parterre/contract"
import type { Loaded } from "@parterre/react"
import { useEffect, useState } from "react"
import { styled } from "styled-components"
import { PageCard } from "../../shared/catalogue/PageCard.tsx"
import { Failed } from "../../shared/failure/Failed.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import type { DistanceOf } from "./Nearby.tsx"
import { atPlace, isWishless, type Wishes } from "./wishes.ts"

interface ProgrammeProps {
  found: Loaded<readonly PageSummary[]>
  wishes: Wishes
  /** From where the shopper is, once they told. */
  distanceOf: DistanceOf | undefined
  onClear: () => void
}

/** The cards that answer the wishes; while new ones load, the last ones stay. */
export function Programme({ found, wishes, distanceOf, onClear }: ProgrammeProps) {
  const { t } = useTexts()
  const [last, setLast] = useState<readonly PageSummary[]>()
  useEffect(() => {
    if (found.status === "ready") setLast(found.value)
  }, [found])
  if (found.status === "failed") return <Failed failure={found.failure} retry={found.retry} />
  const pages = found.status === "ready" ? found.value : last
  if (pages === undefined) return <Skeletons />
  const kmOf = (page: PageSummary) => distanceOf?.(page)?.km ?? Infinity
  const shown = atPlace(pages, wishes.place).toSorted((a, b) => kmOf(a) - kmOf(b) || 0)
  if (shown.length === 0) {
    const kind = isWishless(wishes) ? "none" : "empty"
    return (
      <Nothing role="status">
        <h2>{t(`home.${kind}.title`)}</h2>
        <p>{t(`home.${kind}.body`)}</p>
        {kind === "empty" && <Button onPress={onClear}>{t("home.filter.clear")}</Button>}
      </Nothing>
    )
  }
  return (
    <>
      <Count role="status">{t("home.results", { count: shown.length })}</Count>
      <Cards aria-busy={found.status === "loading"}>
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

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: ${({ theme }) => `${theme.space[6]} ${theme.space[5]}`};
`
const Count = styled.p`
  margin-block: ${({ theme }) => `0 ${theme.space[4]}`};
  color: ${({ theme }) => theme.color.inkMuted};
`
const Nothing = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  justify-items: center;
  padding-block: ${({ theme }) => theme.space[7]};
  text-align: center;
  h2 { font-size: ${({ theme }) => theme.size.heading}; }
  p { color: ${({ theme }) => theme.color.inkMuted}; }
`
