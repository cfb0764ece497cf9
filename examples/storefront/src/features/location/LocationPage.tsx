import type { Location } from "@parterre/contract"
import { placeAddress } from "@parterre/domain/addresses"
import { usePages } from "@parterre/react"
import { ChevronLeft } from "lucide-react"
import { styled } from "styled-components"
import { PageCard } from "../../shared/catalogue/PageCard.tsx"
import { playingAt } from "../../shared/catalogue/plays-at.ts"
import { Failed } from "../../shared/failure/Failed.tsx"
import { useScreen } from "../../shared/navigation/use-screen.ts"
import { MapLink } from "../../shared/site/MapLink.tsx"
import { useLinks } from "../../shared/site/site.ts"
import { TenantHtml } from "../../shared/site/TenantHtml.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { BackLink } from "../../shared/ui/BackLink.ts"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { Column } from "../../shared/ui/Surface.ts"
import { LocationPicture, PictureFrame } from "./LocationPicture.tsx"

/** A venue's page: the house, the way there, what the organiser writes, what is on. */
export function LocationPage({ location }: { location: Location }) {
  const { t, language } = useTexts()
  const links = useLinks()
  const { pageHtml, pageHtmlFr } = location.parameters
  // Written in one language only, it is shown in both [LOC-002].
  const html = language === "fr" ? (pageHtmlFr ?? pageHtml) : (pageHtml ?? pageHtmlFr)
  const heading = useScreen(location.name, {
    path: `/locations/${location.id}`,
    description: html ?? `${location.name}, ${placeAddress(location, language)}`,
    imageUrl: location.images.find(({ imageSize }) => imageSize === "BIG")?.url,
  })
  return (
    <PageColumn>
      <BackLink to={links.to("/locations")}>
        <ChevronLeft size={18} strokeWidth={1.5} aria-hidden />
        {t("location.list")}
      </BackLink>
      <Head>
        <LocationPicture location={location} isMain />
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {location.name}
          </h1>
          <address>
            <span>{placeAddress(location, language)}</span>
            <MapLink place={location} />
          </address>
        </div>
      </Head>
      {html !== undefined && <TenantHtml html={html} />}
      <OnStage locationId={location.id} />
    </PageColumn>
  )
}

/** Of the shape of what comes: the way back, the house, its name and address. */
export const LocationAwaited = () => (
  <PageColumn aria-hidden>
    <Skeleton $height="44px" $width="140px" />
    <Head>
      <PictureFrame />
      <Lines>
        <Skeleton $height="56px" />
        <Skeleton $height="56px" $width="70%" />
      </Lines>
    </Head>
    <Skeleton $height="200px" />
  </PageColumn>
)

/** The pages of the programme with an evening here. */
function OnStage({ locationId }: { locationId: string }) {
  const { t } = useTexts()
  const pages = usePages()
  if (pages.status === "failed") return <Failed failure={pages.failure} retry={pages.retry} />
  const here = pages.status === "ready" ? playingAt(pages.value, locationId) : []
  return (
    <section aria-labelledby="on-stage" aria-busy={pages.status === "loading"}>
      <h2 id="on-stage">{t("location.onStage")}</h2>
      {pages.status === "ready" && here.length === 0 && <p>{t("location.onStage.none")}</p>}
      <Cards>
        {here.map((page) => (
          <li key={page.id}>
            <PageCard page={page} heading="h3" />
          </li>
        ))}
      </Cards>
    </section>
  )
}

const PageColumn = styled(Column)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[5]};
  padding-block: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[7]};
  h2 { font-size: ${({ theme }) => theme.size.heading}; }
`
const Head = styled.div`
  display: grid;
  grid-template-columns: 1.6fr 1fr;
  align-items: center;
  gap: ${({ theme }) => theme.space[6]};
  h1 { font-size: ${({ theme }) => theme.size.hero}; margin-bottom: ${({ theme }) => theme.space[3]}; }
  address { display: grid; gap: ${({ theme }) => theme.space[2]}; justify-items: start; font-style: normal; color: ${({ theme }) => theme.color.inkMuted}; }
  ${({ theme }) => theme.upTo(1000)} { grid-template-columns: minmax(0, 1fr); gap: ${({ theme }) => theme.space[4]}; }
`
const Lines = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
`
const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${({ theme }) => theme.space[5]};
  margin-top: ${({ theme }) => theme.space[4]};
`
