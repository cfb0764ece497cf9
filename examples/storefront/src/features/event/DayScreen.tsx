import type { EventDetail } from "@parterre/contract"
import type { RefObject } from "react"
import { styled } from "styled-components"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { pictureOf } from "../../shared/ui/picture.ts"
import { Column } from "../../shared/ui/Surface.ts"
import { SoldHead } from "./SoldHead.tsx"

interface DayScreenProps {
  day: EventDetail
  heading: RefObject<HTMLHeadingElement | null>
}

/** A day whose hour is still to be chosen: nothing is bought before. */
export function DayScreen({ day, heading }: DayScreenProps) {
  const { t } = useTexts()
  return (
    <Screen>
      <SoldHead sold={day} heading={heading} />
      <p>{t("event.hours.first")}</p>
      {day.imageUrl !== undefined && (
        <img {...pictureOf(day.imageUrl, 672, 720)} alt="" width={1600} height={900} />
      )}
    </Screen>
  )
}

const Screen = styled(Column)`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  max-width: 720px;
  padding-block: ${({ theme }) => theme.space[4]};
  > p { color: ${({ theme }) => theme.color.inkMuted}; }
  > img {
    width: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    border-radius: ${({ theme }) => theme.radius.large};
  }
`
