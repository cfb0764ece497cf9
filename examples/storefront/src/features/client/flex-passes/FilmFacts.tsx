import type { FlexPassFilm } from "@parterre/contract"
import { placeAddress } from "@parterre/domain/addresses"
import { styled } from "styled-components"
import { useSeatWords } from "../../../shared/seats/use-seat-words.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { pictureOf } from "../../../shared/ui/picture.ts"

/** A performance: its image, title, date, venue and address [FLEX-004], and the seat it was exchanged for. */
export function FilmFacts({ film }: { film: FlexPassFilm }) {
  const { language } = useTexts()
  const words = useSeatWords()
  const [image] = film.images
  const [hour] = film.itemHours
  return (
    <Facts>
      {image !== undefined && (
        <img {...pictureOf(image.url, 160)} alt="" width={160} height={90} loading="lazy" />
      )}
      <span>
        <b>{film.title}</b>
        {hour !== undefined && <span>{hour.formattedDate}</span>}
        <span>{film.venue}</span>
        {film.seat !== undefined && <strong>{words.seat(film.seat)}</strong>}
        <small>{placeAddress(film.location, language)}</small>
      </span>
    </Facts>
  )
}

const Facts = styled.span`
  display: flex;
  align-items: start;
  gap: ${({ theme }) => theme.space[3]};
  img {
    flex: none;
    width: clamp(88px, 24vw, 160px);
    height: auto;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    border-radius: ${({ theme }) => theme.radius.medium};
  }
  > span { display: grid; gap: 2px; min-width: 0; }
  span span::first-letter { text-transform: uppercase; }
  small { color: ${({ theme }) => theme.color.inkMuted}; }
`
