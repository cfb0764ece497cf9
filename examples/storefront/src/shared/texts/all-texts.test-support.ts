import cardsEn from "./cards.en.json" with { type: "json" }
import cardsFr from "./cards.fr.json" with { type: "json" }
import cartEn from "./cart.en.json" with { type: "json" }
import cartFr from "./cart.fr.json" with { type: "json" }
import clientEn from "./client.en.json" with { type: "json" }
import clientFr from "./client.fr.json" with { type: "json" }
import en from "./en.json" with { type: "json" }
import finderEn from "./finder.en.json" with { type: "json" }
import finderFr from "./finder.fr.json" with { type: "json" }
import flexEn from "./flex.en.json" with { type: "json" }
import flexFr from "./flex.fr.json" with { type: "json" }
import fr from "./fr.json" with { type: "json" }
import locationEn from "./location.en.json" with { type: "json" }
import locationFr from "./location.fr.json" with { type: "json" }
import newsletterEn from "./newsletter.en.json" with { type: "json" }
import newsletterFr from "./newsletter.fr.json" with { type: "json" }
import offersEn from "./offers.en.json" with { type: "json" }
import offersFr from "./offers.fr.json" with { type: "json" }
import pageEn from "./page.en.json" with { type: "json" }
import pageFr from "./page.fr.json" with { type: "json" }
import paymentEn from "./payment.en.json" with { type: "json" }
import paymentFr from "./payment.fr.json" with { type: "json" }
import productsEn from "./products.en.json" with { type: "json" }
import productsFr from "./products.fr.json" with { type: "json" }
import purchaseEn from "./purchase.en.json" with { type: "json" }
import purchaseFr from "./purchase.fr.json" with { type: "json" }
import queueEn from "./queue.en.json" with { type: "json" }
import queueFr from "./queue.fr.json" with { type: "json" }
import renewalEn from "./renewal.en.json" with { type: "json" }
import renewalFr from "./renewal.fr.json" with { type: "json" }
import seatsEn from "./seats.en.json" with { type: "json" }
import seatsFr from "./seats.fr.json" with { type: "json" }
import siteEn from "./site.en.json" with { type: "json" }
import siteFr from "./site.fr.json" with { type: "json" }
import venueEn from "./venue.en.json" with { type: "json" }
import venueFr from "./venue.fr.json" with { type: "json" }
import waysEn from "./ways.en.json" with { type: "json" }
import waysFr from "./ways.fr.json" with { type: "json" }

/** Every text, whatever file a screen fetches it from. */
export const allTexts = {
  fr: {
    ...fr,
    ...pageFr,
    ...seatsFr,
    ...purchaseFr,
    ...clientFr,
    ...flexFr,
    ...queueFr,
    ...productsFr,
    ...offersFr,
    ...cartFr,
    ...venueFr,
    ...locationFr,
    ...siteFr,
    ...paymentFr,
    ...waysFr,
    ...cardsFr,
    ...newsletterFr,
    ...finderFr,
    ...renewalFr,
  },
  en: {
    ...en,
    ...pageEn,
    ...seatsEn,
    ...purchaseEn,
    ...clientEn,
    ...flexEn,
    ...queueEn,
    ...productsEn,
    ...offersEn,
    ...cartEn,
    ...venueEn,
    ...locationEn,
    ...siteEn,
    ...paymentEn,
    ...waysEn,
    ...cardsEn,
    ...newsletterEn,
    ...finderEn,
    ...renewalEn,
  },
}

/** The texts of each area, in French. */
export const frenchAreas = {
  shop: fr,
  page: pageFr,
  seats: seatsFr,
  purchase: purchaseFr,
  client: clientFr,
  flex: flexFr,
  queue: queueFr,
  products: productsFr,
  offers: offersFr,
  cart: cartFr,
  venue: venueFr,
  location: locationFr,
  site: siteFr,
  payment: paymentFr,
  ways: waysFr,
  cards: cardsFr,
  newsletter: newsletterFr,
  finder: finderFr,
  renewal: renewalFr,
}
