import type { Language } from "@parterre/domain/language"
import { payPalAccounts } from "../paypal/accounts.ts"
import { testCards } from "../test-cards.ts"
import { settingsOf } from "./settings.ts"

export const DEFAULT_PORT = 4100

const texts = {
  fr: {
    help: `Utilisation : parterre-sandboxes [options]

Démarre les bacs à sable des processeurs de paiement sur cette machine. Rien n’est prélevé, rien n’est gardé.

  --port NUMÉRO            port d’écoute, ${DEFAULT_PORT} si l’option est absente ; 0 en prend un qui est libre
  --stripe-webhook URL     où envoyer les événements de Stripe
  --paypal-webhook URL     où envoyer les événements de PayPal
  --lang fr|en             langue de ce qui s’affiche ; celle du système si l’option est absente
  --json                   affiche les adresses, les clés et les cartes en JSON, sur une ligne
  --version                affiche la version
  --help                   affiche cette aide

Exemple : parterre-sandboxes --port 4200 --stripe-webhook http://localhost:4000/v1/webhooks/stripe/BELV`,
    started: "Les bacs à sable sont ouverts. Rien n’est prélevé. Ctrl+C les ferme.",
    environment: "Variables d’environnement du serveur",
    tenant: "Compte dans le fichier tenant.yaml, sous payment",
    cards: "Cartes (échéance à venir, code de sécurité au choix)",
    accounts: "Comptes PayPal",
    bank: "Page de la banque : le code est 1234.",
    control: "Commandes",
    calls: [
      ["POST /next", "fait échouer le prochain appel (processor, operation, behaviour)"],
      ["GET  /ledger", "l’argent réservé, encaissé, libéré et remboursé"],
      ["POST /lapse", "la banque libère un montant réservé (reference)"],
      ["POST /stripe/webhooks", "renvoie un événement de Stripe ; /paypal/webhooks, un de PayPal"],
      ["POST /reset", "efface tout"],
    ],
    mailbox: "Courriels",
    unknown: (message: string) => `${message}\nVoyez parterre-sandboxes --help.`,
    badPort: (given: string) => `--port : « ${given} » n’est pas un port. Donnez un nombre de 0 à 65535.`,
    badUrl: (option: string, given: string) =>
      `--${option} : « ${given} » n’est pas une adresse http ou https.`,
    badLanguage: (given: string) => `--lang : « ${given} » n’est ni fr ni en.`,
    inUse: (port: number) =>
      `Le port ${port} est déjà pris. Fermez ce qui l’occupe, ou choisissez-en un autre : --port ${port + 1}. --port 0 en prend un qui est libre.`,
    forbidden: (port: number) =>
      `Le système ne permet pas d’écouter sur le port ${port}. Choisissez-en un à partir de 1024, comme --port ${DEFAULT_PORT}.`,
    failed: (message: string) => `Les bacs à sable n’ont pas pu s’ouvrir : ${message}`,
  },
  en: {
    help: `Usage: parterre-sandboxes [options]

Starts the sandboxes of the payment processors on this machine. Nothing is charged, nothing is kept.

  --port NUMBER            port to listen on, ${DEFAULT_PORT} when absent; 0 takes a free one
  --stripe-webhook URL     where to send Stripe’s events
  --paypal-webhook URL     where to send PayPal’s events
  --lang fr|en             language of what is printed; the system’s when absent
  --json                   print addresses, keys and cards as JSON, on one line
  --version                print the version
  --help                   print this help

Example: parterre-sandboxes --port 4200 --stripe-webhook http://localhost:4000/v1/webhooks/stripe/BELV`,
    started: "The sandboxes are open. Nothing is charged. Ctrl+C closes them.",
    environment: "Environment variables of the server",
    tenant: "Account in tenant.yaml, under payment",
    cards: "Cards (any future expiry date, any security code)",
    accounts: "PayPal accounts",
    bank: "The bank’s page: the code is 1234.",
    control: "Control",
    calls: [
      ["POST /next", "makes the next call fail (processor, operation, behaviour)"],
      ["GET  /ledger", "the money reserved, captured, released and refunded"],
      ["POST /lapse", "the bank releases a reserved amount (reference)"],
      ["POST /stripe/webhooks", "sends an event of Stripe again; /paypal/webhooks, one of PayPal"],
      ["POST /reset", "erases everything"],
    ],
    mailbox: "Mailbox",
    unknown: (message: string) => `${message}\nSee parterre-sandboxes --help.`,
    badPort: (given: string) => `--port: “${given}” isn’t a port. Give a number from 0 to 65535.`,
    badUrl: (option: string, given: string) => `--${option}: “${given}” isn’t an http or https address.`,
    badLanguage: (given: string) => `--lang: “${given}” is neither fr nor en.`,
    inUse: (port: number) =>
      `Port ${port} is already in use. Stop what uses it, or choose another one: --port ${port + 1}. --port 0 takes a free one.`,
    forbidden: (port: number) =>
      `The system doesn’t allow listening on port ${port}. Choose one from 1024, such as --port ${DEFAULT_PORT}.`,
    failed: (message: string) => `The sandboxes couldn’t open: ${message}`,
  },
} as const

export const programTexts = (language: Language) => texts[language]

/** What is printed once the sandboxes are open: all that a developer has to know to pay with them. */
export function openedLines(origin: string, language: Language): readonly string[] {
  const words = texts[language]
  const settings = settingsOf(origin)
  const control = `${origin}/sandbox/control`
  const columns = (rows: ReadonlyArray<readonly [string, string, string?]>) => {
    const wide = [0, 1].map((at) => Math.max(...rows.map((row) => (row[at] ?? "").length)))
    return rows.map(([first, second, third]) =>
      third === undefined
        ? `  ${first.padEnd(wide[0] ?? 0)}  ${second}`
        : `  ${first.padEnd(wide[0] ?? 0)}  ${second.padEnd(wide[1] ?? 0)}  ${third}`,
    )
  }
  return [
    words.started,
    "",
    words.environment,
    ...settings.flatMap(({ environment }) =>
      Object.entries(environment).map(([name, value]) => `  ${name}=${value}`),
    ),
    "",
    words.tenant,
    ...columns(
      settings.map(({ processor, tenant }) => [
        processor,
        Object.entries(tenant)
          .map(([field, value]) => `${field}: ${value}`)
          .join("  "),
      ]),
    ),
    "",
    words.cards,
    ...columns(testCards.map(({ processor, number, outcome }) => [processor, number, outcome[language]])),
    `  ${words.bank}`,
    "",
    words.accounts,
    ...columns(payPalAccounts.map(({ id, outcome }) => [id, outcome[language]])),
    "",
    `${words.control}  ${control}`,
    ...columns(words.calls.map(([call, does]) => [call, does])),
    "",
    `${words.mailbox}  ${origin}/sandbox/mailbox`,
  ]
}

/** The same for a program. */
export const openedJson = (origin: string): string =>
  JSON.stringify({
    origin,
    control: `${origin}/sandbox/control`,
    mailbox: `${origin}/sandbox/mailbox`,
    processors: settingsOf(origin),
    cards: testCards,
    paypalAccounts: payPalAccounts.map(({ id, outcome }) => ({ id, outcome })),
  })
