import type { Location } from "@parterre/contract"
import { placeAddress } from "@parterre/domain/addresses"
import { styled } from "styled-components"
import { useLinks } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { ButtonLink } from "../../shared/ui/Button.tsx"
import { LocationPicture } from "./LocationPicture.tsx"

/** Cards of venues; a house that has published none says so [ERR-018]. */
export function LocationCards({ locations }: { locations: readonly Location[] }) {
  const { t } = useTexts()
  if (locations.length === 0) return <p role="status">{t("page.noEvent")}</p>
  return (
    <List>
      {locations.map((location) => (
        <li key={location.id}>
          <Card location={location} />
        </li>
      ))}
    </List>
  )
}

function Card({ location }: { location: Location }) {
  const { t, language } = useTexts()
  const links = useLinks()
  const { id, name } = location
  return (
    <article>
      <LocationPicture location={location} />
      <h2>{name}</h2>
      <p>{placeAddress(location, language)}</p>
      <ButtonLink
        kind="quiet"
        to={links.to(`/locations/${id}`)}
        aria-label={t("location.open.name", { name })}
      >
        {t("location.open")}
      </ButtonLink>
    </article>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: ${({ theme }) => theme.space[6]};
  article { display: grid; justify-items: start; gap: ${({ theme }) => theme.space[2]}; }
  h2 { font-size: ${({ theme }) => theme.size.heading}; margin-top: ${({ theme }) => theme.space[2]}; }
  p { color: ${({ theme }) => theme.color.inkMuted}; margin-bottom: ${({ theme }) => theme.space[2]}; }
`
