import type { PageSummary } from "@parterre/contract"
import { styled } from "styled-components"
import { Link } from "../navigation/router.tsx"
import { SaleStateText } from "../sale-state/SaleStateText.tsx"
import { useLinks, useSite } from "../site/site.ts"
import { useTexts } from "../texts/use-texts.ts"
import { pictureOf } from "../ui/picture.ts"
import { DateChip } from "./DateChip.tsx"

interface PageCardProps {
  page: PageSummary
  /** Its heading's place in the screen. */
  heading: "h2" | "h3"
  /** How far its venue is from the shopper, where that is known. */
  far?: string | undefined
}

/** One page of the programme: picture, when, what, where, from how much. The whole card is its link. */
export function PageCard({ page, heading: Heading, far }: PageCardProps) {
  const { t, money, dates } = useTexts()
  const links = useLinks()
  const { timeZone } = useSite().config
  const { firstStart, lastStart, priceFrom, place } = page
  return (
    <Card>
      <Picture>
        <img {...pictureOf(page.imageUrlSmall, 440, 664)} alt="" loading="lazy" width={800} height={450} />
        {firstStart !== undefined && <DateChip iso={firstStart} />}
      </Picture>
      <Heading>
        <Link to={links.to(`/pages/${page.id}`)}>{page.title}</Link>
      </Heading>
      {page.subtitle !== undefined && <p>{page.subtitle}</p>}
      <Facts>
        {firstStart !== undefined && <span>{dates(firstStart, lastStart ?? firstStart, timeZone)}</span>}
        {place !== undefined && (
          <span>
            {place.name}, {place.city}
            {far && ` · ${far}`}
          </span>
        )}
      </Facts>
      <Bottom>
        <SaleStateText state={page.saleState} />
        {priceFrom !== undefined && page.saleState === "ONSALE" && (
          <b>{t("price.from", { price: money(priceFrom) })}</b>
        )}
      </Bottom>
    </Card>
  )
}

const Card = styled.article`
  position: relative;
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  align-content: start;
  height: 100%;
  h2, h3 {
    font-family: ${({ theme }) => theme.font.display};
    font-weight: ${({ theme }) => theme.font.displayWeight};
    font-size: ${({ theme }) => theme.size.heading};
    line-height: 1.15;
    margin-top: ${({ theme }) => theme.space[3]};
  }
  a { color: ${({ theme }) => theme.color.ink}; text-decoration: none; }
  a::after { content: ""; position: absolute; inset: 0; border-radius: ${({ theme }) => theme.radius.medium}; }
  a:focus-visible { outline: none; }
  a:focus-visible::after { outline: 3px solid ${({ theme }) => theme.color.focus}; outline-offset: 4px; }
  &:hover :is(h2, h3) { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 0.15em; }
  &:hover img { transform: scale(1.03); }
  p { color: ${({ theme }) => theme.color.inkMuted}; }
`
const Picture = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.surfaceSunken};
  img { width: 100%; height: 100%; object-fit: cover; transition: transform ${({ theme }) => theme.motion.calm}; }
  > time { position: absolute; inset: auto auto 12px 12px; }
`
const Facts = styled.p`
  display: grid;
  font-size: ${({ theme }) => theme.size.small};
`
const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[4]}`};
  margin-top: ${({ theme }) => theme.space[1]};
  font-variant-numeric: tabular-nums;
`
