import type { BannerPlace, PageSummary } from "@parterre/contract"
import { CalendarDays, MapPin } from "lucide-react"
import { css, styled } from "styled-components"
import { useLinks, useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { ButtonLink } from "../../shared/ui/Button.tsx"
import { pictureOf } from "../../shared/ui/picture.ts"
import { NOT_READ } from "../../shared/ui/read-whole.ts"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { Column } from "../../shared/ui/Surface.ts"

/** The evening the house is proud of: picture, name, when, where, from how much, and the way in. */
export function Featured({ page }: { page: PageSummary }) {
  const { t } = useTexts()
  const links = useLinks()
  return (
    <Stage aria-labelledby="featured">
      <Split>
        <FeaturedPicture url={page.imageUrlBig} isFirst />
        <Words>
          <Kicker>{t("home.featured")}</Kicker>
          <h2 id="featured">{page.title}</h2>
          {page.subtitle !== undefined && <Lead>{page.subtitle}</Lead>}
          <FeaturedFacts page={page} />
          <Way to={links.to(`/pages/${page.id}`)}>{t("page.dates")}</Way>
        </Words>
      </Split>
    </Stage>
  )
}

/** Its place is kept while there is no picture yet. */
export const FeaturedPicture = ({ url, isFirst }: { url: string | undefined; isFirst: boolean }) => (
  <img
    {...pictureOf(url, 704, 1000)}
    alt=""
    width={1600}
    height={900}
    fetchPriority={isFirst ? "high" : "auto"}
  />
)

/** When, where, from how much. */
export function FeaturedFacts({ page: { firstStart, lastStart, priceFrom, place } }: { page: PageSummary }) {
  const { t, money, dates } = useTexts()
  const { timeZone } = useSite().config
  return (
    <>
      <Facts>
        {firstStart !== undefined && (
          <li>
            <CalendarDays size={20} strokeWidth={1.5} aria-hidden />
            {dates(firstStart, lastStart ?? firstStart, timeZone)}
          </li>
        )}
        {place !== undefined && (
          <li>
            <MapPin size={20} strokeWidth={1.5} aria-hidden />
            {place.name}, {place.city}
          </li>
        )}
      </Facts>
      {priceFrom !== undefined && (
        <Price>
          <b>{t("price.from", { price: money(priceFrom) })}</b> <span>{t("price.allIn")}</span>
        </Price>
      )}
    </>
  )
}

/** Keeps the place of a banner that is on its way, so that nothing below it moves; below the last one is nothing. */
export function BannerSkeleton({ place }: { place: BannerPlace }) {
  if (place === "carousel") return <FeaturedSkeleton />
  return place === "main" && <MainSkeleton />
}

/** A picture of 16 by 9 beside its words, above them on a phone: the sizes of `BannerCard`. */
const MainSkeleton = styled(Column)`
  padding-top: ${({ theme }) => theme.space[6]};
  &::after { content: ""; display: block; height: 158px; }
  ${({ theme }) => theme.upTo(600)} {
    &::after { height: calc(56vw + 76px); }
  }
`

export const Stage = styled.section`
  background: ${({ theme }) => theme.color.stage};
  color: ${({ theme }) => theme.color.onStage};
`
export const Split = styled(Column)`
  display: grid;
  grid-template-columns: 1fr 1.55fr;
  align-items: center;
  gap: ${({ theme }) => theme.space[7]};
  padding-block: ${({ theme }) => theme.space[6]};
  /* Each in its place from the first: half of the page may be here before the rest. */
  img {
    grid-area: 1 / 2;
    width: 100%;
    aspect-ratio: 16 / 10;
    object-fit: cover;
    border-radius: ${({ theme }) => theme.radius.large};
    box-shadow: ${({ theme }) => theme.shadow};
  }
  ${({ theme }) => theme.upTo(1000)} {
    grid-template-columns: 1fr;
    gap: ${({ theme }) => theme.space[5]};
    padding-block: 0 ${({ theme }) => theme.space[6]};
    img { grid-area: 1 / 1; width: 100vw; max-width: 100vw; margin-inline: calc(50% - 50vw); border-radius: 0; box-shadow: none; aspect-ratio: 16 / 9; }
  }
`
export const Words = styled.div`
  grid-area: 1 / 1;
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  justify-items: start;
  ${Stage}${NOT_READ} & { visibility: hidden; }
  h2 { font-size: ${({ theme }) => theme.size.hero}; line-height: 1.04; }
  ${({ theme }) => theme.upTo(1000)} { grid-area: 2 / 1; }
`
const Kicker = styled.p`
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 600;
`
const Lead = styled.p`
  font-size: ${({ theme }) => theme.size.lead};
`
const Facts = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  li { display: flex; gap: ${({ theme }) => theme.space[2]}; align-items: center; }
  svg { flex: none; }
`
const Price = styled.p`
  b { font-size: ${({ theme }) => theme.size.lead}; font-variant-numeric: tabular-nums lining-nums; }
`
/** The one button of the stage, in its colours the other way round. */
export const wayLook = css`
  background: ${({ theme }) => theme.color.onStage};
  color: ${({ theme }) => theme.color.stage};
  padding-inline: ${({ theme }) => theme.space[6]};
`
const Way = styled(ButtonLink)`${wayLook}`

/** Its lines on their way: what most have, a word above the title, the title, two facts, the price and the way in. */
export const FeaturedSkeleton = () => (
  <Stage aria-hidden>
    <Split>
      <Shape
        as="img"
        src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"
        alt=""
        $height="auto"
      />
      <Words>
        {["24px", "92px", "56px", "28px", "48px"].map((height) => (
          <Shape key={height} $height={height} />
        ))}
      </Words>
    </Split>
  </Stage>
)
const Shape = styled(Skeleton)`
  background: color-mix(in srgb, currentColor 14%, transparent);
`
