// What a developer finds in the playground's tabs on the first visit: one idea of the API in each.

export interface Example {
  query: string;
  variables?: string;
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
    query: `# A casino and the receipt of its trust score: every factor, with what it could add and what it did.
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
    bonusesConnection(first: 3) {
      totalCount
      nodes {
        title
        bonusCode
        wageringRequirement
      }
      pageInfo {
        hasNextPage
        endCursor
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
    query: `# Fuzzy search: small typing errors are forgiven. Filters and search go together.
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
    providers
    paymentMethods
  }
}
`,
    variables: `{
  "text": "live blackjack"
}
`,
  },
  {
    query: `# Walk a list: pass endCursor as "after" until hasNextPage is false.
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
    query: `# Bonuses of one kind, each with its casino. Relations are loaded in one go, whatever the length of the list.
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
    query: `# Games of a category with their published return to player.
query HighReturnSlots {
  games(filter: {category: SLOTS}, orderBy: RTP_DESC, first: 12) {
    nodes {
      name
      provider
      rtp
      volatility
      maxWin
    }
  }
}
`,
  },
  {
    query: `# One game, by the slug that its link has.
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
    query: `# Keep a copy: read from the start, then go on from the last endCursor whenever you like.
# With a noun the feed has the rows of that kind alone; leave it out for all of them.
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
    query: `# Changing the catalogue needs a session; demo mode has one. An update sends the version that it loaded:
# when somebody else was faster, the answer is a CONFLICT that names the fields.
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
  "id": "the id that AddBonus answered",
  "version": 1
}
`,
  },
];
