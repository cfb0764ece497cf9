import { faultsOf, type Rule } from "./text-rules.ts"

/** How Québec prints French, and what French says otherwise. */
const rules: readonly Rule[] = [
  { fault: "a straight apostrophe", found: /\p{L}'\p{L}?/u },
  { fault: "no fine no-break space before ; ? !", found: /(?<![\u202f?!])[;?!](?=[\s»)]|$)/u },
  { fault: "no no-break space before a colon", found: /(?<!\u00a0):(?=\s|$)/u },
  { fault: "no no-break space inside « »", found: /«(?!\u00a0)|(?<!\u00a0)»/u },
  { fault: "no no-break space before $ or %", found: /(?:\d|\bx)[ \u202f]?[$%](?!\d)/u },
  { fault: "a plain space between a number and its unit", found: /(?:\d|\bx) (?:h|min|s|km|\$|%)(?!\p{L})/u },
  { fault: "a plain space in a postal code", found: /\b[A-Z]\d[A-Z] \d[A-Z]\d\b/u },
  { fault: "straight quotes", found: /(?<![=\w])"\p{L}/u },
  { fault: "three dots for an ellipsis", found: /\.\.\./u },
  { fault: "two spaces", found: /\S {2}\S/u },
  { fault: "an exclamation", found: /!(?![@#])/u },
  {
    fault: "an anglicism",
    found:
      /\b(?:supports?|e-?mails?|tickets?|checkout|(?<!parterre )log(?:in|out)|week-end|parking|canceller|digital[es]*|site web|shopping|svp|fichier joint|adresser un problème|sauver vos|booker|hold|seating|refund)\b/iu,
  },
  // Calques, and turns that readers of the shop stumbled on.
  { fault: "« sans frais », not « aucun frais »", found: /aucuns? frais/iu },
  { fault: "« entrée » or « places non numérotées », not « admission »", found: /\badmissions?\b/iu },
  { fault: "« une erreur est survenue »", found: /s’(?:est|était) mal passée?/iu },
  { fault: "« à la billetterie de », not « chez » and a name", found: /\bchez (?:x\b|\{|\p{Lu})/u },
  { fault: "« 1 sur 3 », not « 1 de 3 »", found: /(?:\d|\bx\b) de (?:\d|x\b)/u },
  { fault: "« catégorie de prix », not « niveau de prix »", found: /niveaux? de prix/iu },
  {
    fault: "« tarif », not « type de prix » or « type de billet »",
    found: /types? de (?:prix|billets?)\b/iu,
  },
  { fault: "« frais compris, taxes en sus »", found: /tout compris/iu },
  { fault: "one piece of advice for each state of a sale", found: /autre date,? ou revenez plus tard/iu },
  { fault: "« Nous retenons toujours vos places »", found: /(?:sont|restent)(?: toujours)? à vous/iu },
  {
    fault: "« Vos coordonnées ne servent qu’à cet achat »",
    found: /servent à cet achat|deviennent un compte/iu,
  },
  { fault: "« Règles du mot de passe »", found: /doit contenir\u00a0:|rien d’autre/iu },
  { fault: "« autorisation », not « permission »", found: /\bpermissions?\b/iu },
  {
    fault: "« ne donne pas accès à », « utilisez »",
    found: /n’ouvre pas cette page|pren(?:dre|ez) un autre compte/iu,
  },
  {
    fault: "« passer à la caisse », « étapes de l’achat »",
    found: /passer au paiement|étapes du paiement|passée? à la caisse/iu,
  },
  {
    fault: "« décrivez les places voulues », « nous cherchons », « au-dessus du prix demandé »",
    found: /dites ce que vous cherchez|demande comprise|plus cher que demandé/iu,
  },
  { fault: "« ne peut pas s’afficher », « en texte »", found: /image ne s’affiche pas|places en mots/iu },
  {
    fault: "« peut-être inexacte », « doit suivre »",
    found: /adresse est mal écrite|la fin précède le début/iu,
  },
  { fault: "« 2 h 20 », not minutes by the hundred", found: /durée\u00a0: (?:\d|x\b).*minutes/iu },
  { fault: "« 1er », as dates are written", found: /1ᵉʳ/u },
  { fault: "« ouverture des portes »", found: /^portes\u00a0:/iu },
  { fault: "« remboursé », not « crédité »", found: /\bcrédité/iu },
  { fault: "« adresse courriel »", found: /adresses? électroniques?/iu },
  { fault: "« payé par carte »", found: /\bpayé avec (?:carte|une carte|x\b)/iu },
  { fault: "« ne sera pas utilisé »", found: /ne sera pas touché/iu },
  { fault: "« billetterie », not « guichet »", found: /\bguichets?\b/iu },
  { fault: "the tickets, not the way they travel", found: /un lien à ouvrir à l’entrée/iu },
  { fault: "« trop faible », « tentatives »", found: /est trop petit|trop d’essais/iu },
  { fault: "« entrez dans la file »", found: /prenez-y votre rang/iu },
  { fault: "« Plan : » and the name", found: /plan de la salle (?:x\b|salle)/iu },
  { fault: "« service à la clientèle »", found: /bureau de soutien/iu },
  { fault: "« TARIF »", found: /^PRIX$/u },
  { fault: "« remises en vente »", found: /retourn(?:er|ée?s?) en vente/iu },
  { fault: "« l’abonnement d’hiver »", found: /l’abonnement de l’(?:hiver|automne|été)/iu },
  {
    fault: "« La personne » or « Tarif étudiant »: nobody is masculine by default",
    found: /\bacheteurs?\b|^étudiants?$/iu,
  },
  {
    fault: "« votre » in a sentence; « mon » is for buttons and menus",
    found: /(?<!\p{L})(?:mon|ma|mes)(?!\p{L}).*[.?]$/iu,
  },
  { fault: "« celles et ceux qui »", found: /(?<!celles et )\bceux qui\b/iu },
]

/** What is wrong with a French text, in words; nothing when it may be printed. */
export const frenchFaults = (text: string): string[] => faultsOf(text, rules)

/** Words that the project's own texts keep for one thing each; an organiser's texts are free of them. */
const words: readonly Rule[] = [
  { fault: "« événement », outside subscriptions", found: /\b(?:représentation|spectacle)s?\b/iu },
]

/** What the project's own French says with another word than its own. */
export const frenchWordFaults = (text: string): string[] => faultsOf(text, words)
