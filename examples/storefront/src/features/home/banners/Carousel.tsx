import type { Banner, PageSummary } from "@parterre/contract"
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react"
import { useState } from "react"
import { styled } from "styled-components"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { type ButtonKind, buttonLook } from "../../../shared/ui/Button.tsx"
import { Column } from "../../../shared/ui/Surface.ts"
import { FeaturedFacts, FeaturedPicture, Split, Stage, Words, wayLook } from "../Featured.tsx"
import { BannerLink } from "./BannerLink.tsx"
import { useRotation } from "./use-rotation.ts"

interface Slide {
  banner: Banner
  page: PageSummary | undefined
}

/** What the organiser wants to be seen first, one after the other, in the place of the featured evening [CAT-011]. */
export function Carousel({ slides }: { slides: readonly Slide[] }) {
  const { t } = useTexts()
  const count = slides.length
  const { current, isPlaying, isMoving, toggle, step, holding } = useRotation(count)
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([0]))
  if (!seen.has(current)) setSeen(new Set([...seen, current]))
  if (count === 0) return null
  return (
    <Stage aria-roledescription={t("banner.carousel.role")} aria-label={t("banner.carousel")} {...holding}>
      <Slides aria-live={isMoving ? "off" : "polite"}>
        {slides.map(({ banner, page }, index) => (
          <Slide
            key={banner.id}
            role="group"
            aria-roledescription={t("banner.slide.role")}
            aria-label={t("banner.slide", { number: index + 1, count })}
            inert={index !== current}
            data-shown={index === current}
          >
            <FeaturedPicture url={seen.has(index) ? banner.imageUrl : undefined} isFirst={index === 0} />
            <Words>
              <h2>{banner.title}</h2>
              {page !== undefined && <FeaturedFacts page={page} />}
              <Way $kind="main" banner={banner}>
                {t(banner.pageId === undefined ? "banner.more" : "page.dates")}
              </Way>
            </Words>
          </Slide>
        ))}
      </Slides>
      {count > 1 && (
        <Controls>
          <button type="button" onClick={() => step(-1)} aria-label={t("banner.previous")}>
            <ChevronLeft size={22} strokeWidth={1.5} aria-hidden />
          </button>
          <span aria-hidden>{t("banner.position", { number: current + 1, count })}</span>
          <button type="button" onClick={() => step(1)} aria-label={t("banner.next")}>
            <ChevronRight size={22} strokeWidth={1.5} aria-hidden />
          </button>
          <button type="button" onClick={toggle}>
            {isPlaying ? (
              <Pause size={20} strokeWidth={1.5} aria-hidden />
            ) : (
              <Play size={20} strokeWidth={1.5} aria-hidden />
            )}
            {t(isPlaying ? "banner.pause" : "banner.play")}
          </button>
        </Controls>
      )}
    </Stage>
  )
}

/** All in one place, so that the tallest keeps the room and nothing below moves. */
const Slides = styled.div`
  display: grid;
  overflow: hidden;
`
const Slide = styled(Split)`
  grid-area: 1 / 1;
  padding-bottom: ${({ theme }) => theme.space[3]};
  visibility: hidden;
  opacity: 0;
  &[data-shown="true"] { visibility: visible; opacity: 1; }
  @media (prefers-reduced-motion: no-preference) { transition: opacity ${({ theme }) => theme.motion.calm}; }
`
const Way = styled(BannerLink)<{ $kind: ButtonKind }>`${buttonLook} ${wayLook}`
const Controls = styled(Column)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  padding-bottom: ${({ theme }) => theme.space[4]};
  font-variant-numeric: tabular-nums lining-nums;
  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${({ theme }) => theme.space[2]};
    min-width: 44px;
    min-height: 44px;
    padding-inline: ${({ theme }) => theme.space[2]};
    border: 0;
    border-radius: ${({ theme }) => theme.radius.medium};
    background: none;
    color: inherit;
    font-weight: 500;
    cursor: pointer;
  }
  /* Its sign stands where the words above begin. */
  button:first-child { margin-left: -11px; }
  button:hover { text-decoration: underline; }
  button:focus-visible { outline-color: currentColor; }
`
