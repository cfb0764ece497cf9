import type { Outlet } from "@parterre/contract"
import { placeAddress } from "@parterre/domain/addresses"
import { Clock, MapPin } from "lucide-react"
import { styled } from "styled-components"
import { PhoneLink } from "../../shared/site/ContactLinks.tsx"
import { MapLink } from "../../shared/site/MapLink.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Surface } from "../../shared/ui/Surface.ts"

/** Each with its address, its hours and the way there. */
export const OutletCards = ({ outlets }: { outlets: readonly Outlet[] }) => (
  <List>
    {outlets.map((outlet) => (
      <li key={outlet.id}>
        <Card outlet={outlet} />
      </li>
    ))}
  </List>
)

function Card({ outlet }: { outlet: Outlet }) {
  const { t, language } = useTexts()
  const { name, phone, hours, note } = outlet
  return (
    <Sheet as="article">
      <h2>{name}</h2>
      <address>
        <span>
          <MapPin size={18} strokeWidth={1.5} aria-hidden />
          {placeAddress(outlet, language)}
        </span>
        {phone !== undefined && <PhoneLink phone={phone} />}
      </address>
      {hours.length > 0 && (
        <Hours aria-label={t("outlet.hours", { name })}>
          {hours.map((line) => (
            <li key={line}>
              <Clock size={18} strokeWidth={1.5} aria-hidden />
              {line}
            </li>
          ))}
        </Hours>
      )}
      {note !== undefined && <p>{note}</p>}
      <MapLink place={outlet} isOffered />
    </Sheet>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: ${({ theme }) => theme.space[5]};
`
const Sheet = styled(Surface)`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${({ theme }) => theme.space[3]};
  height: 100%;
  padding: ${({ theme }) => theme.space[5]};
  h2 { font-size: ${({ theme }) => theme.size.heading}; }
  address { display: grid; gap: ${({ theme }) => theme.space[1]}; font-style: normal; }
  address > *, li { display: flex; align-items: center; gap: ${({ theme }) => theme.space[2]}; min-height: 32px; color: inherit; }
  svg { flex: none; color: ${({ theme }) => theme.color.inkMuted}; }
  p { color: ${({ theme }) => theme.color.inkMuted}; }
  > a { display: inline-flex; align-items: center; min-height: 44px; }
`
const Hours = styled.ul`
  display: grid;
  font-variant-numeric: lining-nums;
`
