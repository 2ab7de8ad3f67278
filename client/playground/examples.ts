// The tabs that the playground opens with. Each tab shows one thing that the API can do.

export interface Example {
  query: string;
  variables?: string;
  headers?: string;
}

export const EXAMPLES: Example[] = [
  {
    query: `# The whole home page in one request.
query HomePage {
  featured: casinos(filter: {isFeatured: true}, orderBy: RATING_DESC, first: 3) {
    nodes {
      name
      slug
      rating
      trustScore {
        score
      }
    }
  }
  newest: bonuses(orderBy: CREATED_DESC, first: 3) {
    nodes {
      title
      bonusType
      bonusAmount
      casino {
        name
        slug
      }
    }
  }
  popular: games(filter: {isPopular: true}, first: 4) {
    nodes {
      name
      provider
      rtp
    }
  }
}
`,
  },
  {
    query: `# A casino and its trust score with the receipt: every factor, with its maximum and the points earned.
query CasinoWithReceipt($slug: String!) {
  casino(slug: $slug) {
    name
    rating
    establishedYear
    licenses
    trustScore {
      score
      factors {
        label
        points
        earned
      }
    }
    bonusCount
    bonuses(first: 3) {
      title
      bonusCode
      wageringRequirement
    }
  }
}
`,
    variables: `{
  "slug": "copper-lantern"
}
`,
  },
  {
    query: `# Fuzzy search: it tolerates small typos, and you can combine it with filters.
query Search($text: String!) {
  casinos(filter: {search: $text, minRating: 4}, orderBy: RELEVANCE, first: 10) {
    totalCount
    nodes {
      name
      slug
      rating
      gameProviders
      paymentMethods
    }
  }
  searchSuggestions(text: $text) {
    casinos {
      name
    }
    providers {
      name
      slug
    }
    paymentMethods {
      name
      slug
    }
  }
}
`,
    variables: `{
  "text": "live blackjack"
}
`,
  },
  {
    query: `# Read a whole list: pass endCursor as "after" until hasNextPage is false.
query Pages($after: String) {
  casinos(orderBy: NAME_ASC, first: 10, after: $after) {
    edges {
      cursor
      node {
        name
        establishedYear
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
    variables: `{
  "after": null
}
`,
  },
  {
    query: `# Bonuses of one type, each with its casino. One batched statement loads all casinos.
query Cashback {
  bonuses(filter: {bonusType: CASHBACK}, first: 12) {
    totalCount
    nodes {
      title
      bonusAmount
      minDeposit
      terms
      casino {
        name
        slug
        logoUrl
        rating
      }
    }
  }
}
`,
  },
  {
    query: `# Slots of two providers with a high return to player. The facets count how many games each filter value would leave.
query HighReturnSlots($filter: GameFilter) {
  games(filter: $filter, orderBy: RTP_DESC, first: 12) {
    totalCount
    nodes {
      name
      provider
      rtp
      volatility
      maxWin
    }
    facets {
      key
      values {
        slug
        name
        count
      }
    }
  }
}
`,
    variables: `{
  "filter": {
    "category": "SLOTS",
    "providers": ["netent", "play-n-go"],
    "minRtp": 96,
    "volatility": ["MEDIUM", "HIGH"]
  }
}
`,
  },
  {
    query: `# One game, by its slug.
query GameBySlug($slug: String!) {
  game(slug: $slug) {
    name
    provider
    category
    rtp
    volatility
  }
}
`,
    variables: `{
  "slug": "starburst"
}
`,
  },
  {
    query: `# The cheapest welcome offer for a deposit of 50, from casinos with an MGA license that pay by Trustly within a day.
query CheapestWelcomeOffer($filter: BonusFilter, $deposit: Float!) {
  bonuses(filter: $filter, orderBy: COST_ASC, deposit: $deposit, first: 1) {
    nodes {
      title
      casino {
        name
        fastestPayout {
          hours
        }
      }
      offer {
        minDeposit {
          amount
          currency
        }
        wagering {
          multiple
          base
        }
        excludedMethods
      }
      value(deposit: $deposit) {
        turnover
        cost
        value
        explanation
      }
    }
  }
}
`,
    variables: `{
  "filter": {
    "bonusType": "WELCOME",
    "authorities": ["mga"],
    "paymentMethods": ["trustly"],
    "maxPayoutHours": 24
  },
  "deposit": 50
}
`,
  },
  {
    query: `# How many rows match each value of a filter. Facets also work with search text.
query Facets($filter: CasinoFilter) {
  casinos(filter: $filter, first: 5) {
    totalCount
    nodes {
      name
    }
    facets {
      key
      values {
        slug
        name
        count
      }
    }
  }
}
`,
    variables: `{
  "filter": {
    "providers": ["netent", "play-n-go"],
    "minRating": 4
  }
}
`,
  },
  {
    query: `# The pages of the directory: a licensing authority, a payment method and a provider, each with its casinos.
query DirectoryPages($authority: String!, $method: String!, $provider: String!) {
  licensingAuthority(slug: $authority) {
    name
    website
    description
    casinoCount
    casinos(first: 3) {
      nodes {
        name
        casinoLicenses {
          authority {
            slug
          }
          number
          registerUrl
        }
      }
    }
  }
  paymentMethod(slug: $method) {
    name
    kind
    description
    casinoCount
    casinos(first: 3) {
      nodes {
        name
        casinoPaymentMethods {
          method {
            slug
          }
          canWithdraw
          payoutHoursTo
          fee
        }
      }
    }
  }
  provider(slug: $provider) {
    name
    description
    casinoCount
    gameCount
    casinos(first: 3) {
      nodes {
        name
        rating
      }
    }
    games(first: 3) {
      nodes {
        name
        rtp
        volatility
      }
    }
  }
}
`,
    variables: `{
  "authority": "mga",
  "method": "trustly",
  "provider": "netent"
}
`,
  },
  {
    query: `# When an editor last checked each fact, and the page that proves it. A value that changed after the check counts as unchecked.
query CheckedFacts($slug: String!) {
  casino(slug: $slug) {
    name
    licenses
    facts {
      field
      checkedAt
      sourceUrl
      isStale
    }
    bonuses(first: 3) {
      title
      bonusCode
      facts {
        field
        checkedAt
        isStale
      }
    }
  }
}
`,
    variables: `{
  "slug": "copper-lantern"
}
`,
  },
  {
    query: `# The newest guides. An article's content is safe HTML, split where it embeds a casino, a bonus or a trust score.
query Guides {
  articles(filter: {kind: GUIDE}, first: 3) {
    nodes {
      title
      excerpt
      author
      publishedAt
      content {
        ... on ArticleHtml {
          html
        }
        ... on ArticleCasino {
          casino {
            name
            rating
          }
        }
        ... on ArticleBonus {
          bonus {
            title
          }
        }
        ... on ArticleReceipt {
          casino {
            name
            trustScore {
              score
            }
          }
        }
      }
    }
  }
}
`,
  },
  {
    query: `# Mirror the catalogue: read from the start, then continue from the last endCursor at any time.
# With a noun, the feed contains only rows of that type. Leave it out to get all types.
query Follow($since: String, $noun: CatalogueNoun) {
  changes(since: $since, noun: $noun, first: 10) {
    nodes {
      noun
      id
      changedAt
      isDeleted
      entry {
        ... on Casino {
          name
          slug
          rating
        }
        ... on Bonus {
          title
          bonusCode
        }
        ... on Game {
          name
          provider
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
  },
  {
    query: `# Changing the catalogue requires a publisher's session, or an API token with the scope WRITE_CATALOGUE.
# Demo mode requires neither. An update sends the version that you loaded.
# If the row has changed since, the error is a CONFLICT that names the fields.
mutation AddBonus($input: BonusInput!) {
  createBonus(input: $input) {
    id
    version
    title
  }
}

mutation CorrectBonus($id: ID!, $version: Int!) {
  updateBonus(id: $id, version: $version, input: {wageringRequirement: "30x"}) {
    id
    version
    wageringRequirement
  }
}

mutation RemoveBonus($id: ID!, $version: Int!) {
  deleteBonus(id: $id, version: $version) {
    id
    changeSetId
  }
}
`,
    variables: `{
  "input": {
    "title": "Ten spins to try the API",
    "bonusType": "FREE_SPINS",
    "freeSpins": 10
  },
  "id": "the id that AddBonus returned",
  "version": 1
}
`,
  },
  {
    query: `# Daily files of the whole catalogue. To keep a copy up to date, read the changes since the file's cursor.
query Snapshots {
  catalogueSnapshots {
    path
    completedAt
    rowCount
    byteSize
    cursor
  }
}
`,
  },
  {
    query: `# Creates a token for a program. Sign in to the admin panel as an owner first.
# Only this response contains the token.
mutation CreateToken($input: ApiTokenInput!) {
  createApiToken(input: $input) {
    id
    secret
  }
}
`,
    variables: `{
  "input": {
    "name": "Newsletter program",
    "scopes": ["READ", "READ_DRAFTS"],
    "unitsPerMinute": 50000
  }
}
`,
  },
  {
    query: `# What a program reads with a token that has the scope READ_DRAFTS. Replace the token in the Headers pane.
query DraftsOfProgram {
  drafts(first: 10) {
    nodes {
      noun
      name
      state
      publishAt
      patch
    }
  }
}
`,
    headers: `{
  "authorization": "Bearer hop_..."
}
`,
  },
  {
    query: `# Sends a message to a program whenever a casino changes. Sign in to the admin panel as an owner first.
# Only this response contains the secret, with which the program verifies the messages.
mutation CreateWebhook($input: WebhookInput!) {
  createWebhook(input: $input) {
    id
    secret
  }
}
`,
    variables: `{
  "input": {
    "name": "Mirror",
    "url": "https://example.com/webhook",
    "nouns": ["CASINO"]
  }
}
`,
  },
];
