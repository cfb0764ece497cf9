import type { ReactNode } from "react"
import { styled } from "styled-components"
import { useScreen } from "../../shared/navigation/use-screen.ts"
import { useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { Column, Surface } from "../../shared/ui/Surface.ts"
import type { Awaited } from "./use-awaited.ts"

interface QueueCardProps {
  /** What one waits for; undefined while it loads. */
  awaited: Awaited | undefined
  /** How one stands. */
  title: string
  children?: ReactNode
}

/** One calm card on the site's colours: what one waits for, and how one stands. */
export function QueueCard({ awaited, title, children }: QueueCardProps) {
  const { t, date } = useTexts()
  const { config } = useSite()
  const heading = useScreen(awaited === undefined ? title : `${title} · ${awaited.title}`)
  return (
    <Middle>
      <Card as="section" aria-labelledby="queue-title">
        {awaited?.imageUrl !== undefined && (
          <Poster src={awaited.imageUrl} alt="" width={1600} height={900} />
        )}
        <Inside>
          <header>
            <Name>{t("queue.name")}</Name>
            {awaited === undefined ? (
              <Skeleton $height="28px" $width="60%" />
            ) : (
              <Thing>
                {awaited.title}
                {awaited.start !== undefined && <span>{date(awaited.start, config.timeZone ?? "UTC")}</span>}
              </Thing>
            )}
            <h1 id="queue-title" ref={heading} tabIndex={-1}>
              {title}
            </h1>
          </header>
          {children ?? <Skeleton $height="140px" />}
        </Inside>
      </Card>
    </Middle>
  )
}

const Middle = styled(Column)`
  max-width: 688px;
  padding-block: ${({ theme }) => theme.space[6]} ${({ theme }) => theme.space[7]};
  ${({ theme }) => theme.upTo(600)} { padding-block: ${({ theme }) => theme.space[4]}; }
`
const Card = styled(Surface)`
  overflow: hidden;
  box-shadow: ${({ theme }) => theme.shadow};
`
const Poster = styled.img`
  display: block;
  width: 100%;
  aspect-ratio: 3 / 1;
  object-fit: cover;
  object-position: center 40%;
  background: ${({ theme }) => theme.color.surfaceSunken};
`
const Inside = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
  padding: ${({ theme }) => theme.space[6]};
  ${({ theme }) => theme.upTo(600)} { padding: ${({ theme }) => `${theme.space[5]} ${theme.space[4]}`}; }
  header { display: grid; gap: ${({ theme }) => theme.space[1]}; }
  h1 { margin-top: ${({ theme }) => theme.space[3]}; font-size: ${({ theme }) => theme.size.title}; outline: none; text-wrap: balance; }
`
const Name = styled.p`
  color: ${({ theme }) => theme.color.accent};
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 600;
`
const Thing = styled.p`
  font-size: ${({ theme }) => theme.size.lead};
  font-weight: 600;
  span { display: block; color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.body}; font-weight: 400; }
  span::first-letter { text-transform: uppercase; }
`
