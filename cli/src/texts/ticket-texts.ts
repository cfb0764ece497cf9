import type { Scan } from "@parterre/contract"
import type { Language } from "@parterre/domain/language"

interface TicketTexts {
  readonly outcomes: Readonly<Record<Scan["outcome"], string>>
  /** When and where the ticket was used first. */
  readonly usedAt: (hour: string, gate: string) => string
  readonly again: string
  readonly order: (number: string) => string
  readonly counted: (admitted: number, scanned: number) => string
  readonly log: (admitted: number) => string
  readonly noScans: string
  readonly list: (good: number, used: number) => string
  readonly signed: (ticketId: string, codeNumber: number) => string
  readonly unsigned: string
  readonly usage: {
    readonly events: string
    readonly gate: string
    readonly line: (number: number) => string
  }
  readonly help: {
    readonly [of in
      | "about"
      | "scan"
      | "code"
      | "events"
      | "gate"
      | "again"
      | "scans"
      | "import"
      | "list"
      | "file"
      | "verify"]: string
  }
}

/** What is said of tickets at the door; the words in capitals are read at arm's length. */
export const ticketTexts: Readonly<Record<Language, TicketTexts>> = {
  en: {
    outcomes: {
      admitted: "GOOD",
      "already-admitted": "ALREADY USED",
      refunded: "REFUNDED",
      replaced: "REPLACED",
      "other-event": "OTHER EVENT",
      unknown: "UNKNOWN",
    },
    usedAt: (hour, gate) => `used at ${hour}, ${gate}`,
    again: "let in again",
    order: (number) => `order ${number}`,
    counted: (admitted, scanned) =>
      `${admitted} let in, ${scanned === 1 ? "1 code" : `${scanned} codes`} scanned`,
    log: (admitted) => (admitted === 1 ? "1 ticket used" : `${admitted} tickets used`),
    noScans: "Nothing has been scanned.",
    list: (good, used) => `${good === 1 ? "1 good ticket" : `${good} good tickets`}, ${used} used`,
    signed: (ticketId, codeNumber) =>
      `Signed by this site: ticket ${ticketId}, code ${codeNumber + 1}. Only a scan tells whether it’s still good.`,
    unsigned: "No key of this site has signed this code.",
    usage: {
      events: "Give --event with the ids of 1 to 20 events.",
      gate: "Give --gate, up to 60 characters.",
      line: (number) => `Line ${number} of the file isn’t a time with its zone, a comma and a code.`,
    },
    help: {
      about: "tickets at the door: scan, scans, list, import, verify",
      scan: "scan a ticket; without a code, every line read is one",
      code: "what the scanner read",
      events: "ids of the events at this door, separated by commas",
      gate: "where tickets are scanned, such as North gate",
      again: "let in someone who was let in before (permission 70)",
      scans: "the scan log of an event, newest first (permission 77)",
      import: "hand in what was scanned without a network (permission 85)",
      list: "the good tickets of an event; with --json, what a scanner without a network needs",
      file: "a time and a code on each line, with a comma between",
      verify: "check a code by the site’s public keys, without a scan",
    },
  },
  fr: {
    outcomes: {
      admitted: "BON",
      "already-admitted": "DÉJÀ UTILISÉ",
      refunded: "REMBOURSÉ",
      replaced: "REMPLACÉ",
      "other-event": "AUTRE ÉVÉNEMENT",
      unknown: "INCONNU",
    },
    usedAt: (hour, gate) => `utilisé à ${hour}, ${gate}`,
    again: "nouvelle entrée",
    order: (number) => `commande ${number}`,
    counted: (admitted, scanned) =>
      `${admitted === 1 ? "1 entrée" : `${admitted} entrées`}, ${scanned === 1 ? "1 code lu" : `${scanned} codes lus`}`,
    log: (admitted) => (admitted === 1 ? "1 billet utilisé" : `${admitted} billets utilisés`),
    noScans: "Aucun code n’a été lu.",
    list: (good, used) =>
      `${good === 1 ? "1 billet bon" : `${good} billets bons`}, ${used === 1 ? "1 utilisé" : `${used} utilisés`}`,
    signed: (ticketId, codeNumber) =>
      `Signé par ce site\u00a0: billet ${ticketId}, code ${codeNumber + 1}. Seule la lecture à l’entrée dit s’il est encore bon.`,
    unsigned: "Aucune clé de ce site n’a signé ce code.",
    usage: {
      events: "Indiquez --event avec les identifiants de 1 à 20 événements.",
      gate: "Indiquez --gate, jusqu’à 60 caractères.",
      line: (number) =>
        `La ligne ${number} du fichier n’est pas une heure avec son fuseau, une virgule et un code.`,
    },
    help: {
      about: "billets à l’entrée\u00a0: scan, scans, list, import, verify",
      scan: "lire un billet\u202f; sans code, chaque ligne reçue en est un",
      code: "ce que le lecteur a lu",
      events: "identifiants des événements de cette entrée, séparés par des virgules",
      gate: "où l’on lit les billets, par exemple Porte nord",
      again: "laisser entrer une personne déjà entrée (autorisation 70)",
      scans: "le registre des entrées d’un événement, du plus récent au plus ancien (autorisation 77)",
      import: "remettre ce qui a été lu sans réseau (autorisation 85)",
      list: "les billets bons d’un événement\u202f; avec --json, ce qu’il faut pour lire sans réseau",
      file: "une heure et un code par ligne, séparés par une virgule",
      verify: "vérifier un code par les clés publiques du site, sans le lire à l’entrée",
    },
  },
}
