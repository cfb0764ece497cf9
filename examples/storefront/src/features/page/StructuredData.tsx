import type { ShownPage } from "./shown-page.ts"

const states: Readonly<Record<string, string>> = {
  ONSALE: "https://schema.org/InStock",
  SOLDOUT: "https://schema.org/SoldOut",
}

/** What search engines read; pages of more than 20 shows go without [SHELL-062]. */
export function StructuredData({ page }: { page: ShownPage }) {
  if (page.shows.length > 20) return null
  const events = page.shows.flatMap((show) =>
    show.events
      .filter(({ saleState }) => saleState !== "INVISIBLE")
      .map((event) => ({
        "@context": "https://schema.org",
        "@type": "Event",
        name: page.title,
        startDate: event.start,
        eventStatus: `https://schema.org/${event.saleState === "CANCELLED" ? "EventCancelled" : "EventScheduled"}`,
        location: { "@type": "Place", name: event.place.name, address: event.place.city },
        ...(event.priceFrom === undefined
          ? {}
          : {
              offers: {
                "@type": "Offer",
                price: event.priceFrom / 100,
                priceCurrency: "CAD",
                availability: states[event.saleState] ?? "https://schema.org/Discontinued",
              },
            }),
      })),
  )
  // A title may hold "</script>": the slash is escaped so that it stays text.
  return <script type="application/ld+json">{JSON.stringify(events).replaceAll("</", "<\\/")}</script>
}
