/**
 * The plain server. It has none of our own optimizations, so the benchmark compares the product with it. It combines
 * Apollo Server, TypeGraphQL and TypeORM as their guides show. TypeORM reads every column, turns rows into entities and
 * joins relations. Every field has a resolver.
 */
import "reflect-metadata";
import { ApolloServer } from "@apollo/server";
import { startStandaloneServer } from "@apollo/server/standalone";
import {
  Arg,
  buildSchema,
  Field,
  Float,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  registerEnumType,
  Resolver,
} from "type-graphql";
import { Column, DataSource, Entity, JoinColumn, ManyToOne, OneToMany, PrimaryColumn, type Relation } from "typeorm";

enum BonusType {
  NO_DEPOSIT = "no_deposit",
  WELCOME = "welcome",
  FREE_SPINS = "free_spins",
  CASHBACK = "cashback",
  RELOAD = "reload",
}
enum GameCategory {
  SLOTS = "slots",
  TABLE_GAMES = "table_games",
  LIVE_GAMES = "live_games",
  JACKPOTS = "jackpots",
}
enum Volatility {
  LOW = "low",
  MEDIUM = "medium",
  HIGH = "high",
}
enum Order {
  RATING_DESC = "RATING_DESC",
  CREATED_DESC = "CREATED_DESC",
  NAME_ASC = "NAME_ASC",
}
registerEnumType(BonusType, { name: "BonusType" });
registerEnumType(GameCategory, { name: "GameCategory" });
registerEnumType(Volatility, { name: "Volatility" });
registerEnumType(Order, { name: "Order" });

const text = (name: string) => Column("text", { name, nullable: true });

@ObjectType()
class Review {
  @Field(() => String, { nullable: true }) @text("_about") about!: string | null;
  @Field(() => String, { nullable: true }) @text("_games") games!: string | null;
  @Field(() => String, { nullable: true }) @text("_bonuses") bonuses!: string | null;
  @Field(() => String, { nullable: true }) @text("_banking") banking!: string | null;
  @Field(() => String, { nullable: true }) @text("_support") support!: string | null;
  @Field(() => String, { nullable: true }) @text("_mobile") mobile!: string | null;
  @Field(() => String, { nullable: true }) @text("_security") security!: string | null;
}

@ObjectType()
@Entity("casinos")
class Casino {
  @Field(() => ID) @PrimaryColumn("uuid") id!: string;
  @Field(() => Date) @Column("timestamptz", { name: "created_at" }) createdAt!: Date;
  @Field(() => Date) @Column("timestamptz", { name: "updated_at" }) updatedAt!: Date;
  @Field(() => Int) @Column("integer") version!: number;
  @Field(() => String) @Column("text") slug!: string;
  @Field(() => String) @Column("text") name!: string;
  @Column({ type: "text", name: "name_sort", insert: false, update: false }) nameSort!: string;
  @Field(() => String, { nullable: true }) @text("logo_url") logoUrl!: string | null;
  @Field(() => String, { nullable: true }) @text("website_url") websiteUrl!: string | null;
  @Field(() => Float) @Column("double precision") rating!: number;
  @Field(() => Int) @Column("integer", { name: "review_count" }) reviewCount!: number;
  @Field(() => String, { nullable: true }) @text("description") description!: string | null;
  @Field(() => Review) @Column(() => Review, { prefix: "review" }) review!: Review;
  @Field(() => String, { nullable: true }) @text("welcome_bonus") welcomeBonus!: string | null;
  @Field(() => String, { nullable: true }) @text("bonus_amount") bonusAmount!: string | null;
  @Field(() => Int, { nullable: true })
  @Column("integer", { name: "free_spins", nullable: true })
  freeSpins!: number | null;
  @Field(() => String, { nullable: true }) @text("min_deposit") minDeposit!: string | null;
  @Field(() => String, { nullable: true }) @text("wagering_requirement") wageringRequirement!: string | null;
  @Field(() => Int, { nullable: true })
  @Column("integer", { name: "established_year", nullable: true })
  establishedYear!: number | null;
  @Field(() => Boolean) @Column("boolean", { name: "is_featured" }) isFeatured!: boolean;
  @Field(() => Boolean) @Column("boolean", { name: "is_new" }) isNew!: boolean;
  @Field(() => Boolean) @Column("boolean", { name: "accepts_crypto" }) acceptsCrypto!: boolean;
  @Field(() => Boolean) @Column("boolean", { name: "has_live_games" }) hasLiveGames!: boolean;
  @Field(() => Boolean) @Column("boolean", { name: "mobile_optimized" }) mobileOptimized!: boolean;
  @Field(() => [String]) @Column("text", { array: true }) licenses!: string[];
  @Field(() => [String]) @Column("text", { array: true, name: "payment_methods" }) paymentMethods!: string[];
  @Field(() => [String]) @Column("text", { array: true }) pros!: string[];
  @Field(() => [String]) @Column("text", { array: true }) cons!: string[];
  @Field(() => [String]) @Column("text", { array: true, name: "game_providers" }) gameProviders!: string[];
  @OneToMany(() => Bonus, (bonus) => bonus.casino) allBonuses!: Relation<Bonus>[];

  @Field(() => [Bonus])
  async bonuses(@Arg("first", () => Int) first: number): Promise<Bonus[]> {
    return dataSource.getRepository(Bonus).find({
      where: { casinoId: this.id, isActive: true },
      order: { createdAt: "DESC", id: "DESC" },
      take: first,
    });
  }
}

@ObjectType()
@Entity("bonuses")
class Bonus {
  @Field(() => ID) @PrimaryColumn("uuid") id!: string;
  @Column("timestamptz", { name: "created_at" }) createdAt!: Date;
  @Column("uuid", { name: "casino_id", nullable: true }) casinoId!: string | null;
  @Field(() => Casino, { nullable: true })
  @ManyToOne(() => Casino, (casino) => casino.allBonuses)
  @JoinColumn({ name: "casino_id" })
  casino!: Relation<Casino> | null;
  @Field(() => String) @Column("text") title!: string;
  @Field(() => BonusType) @Column("text", { name: "bonus_type" }) bonusType!: BonusType;
  @Field(() => String, { nullable: true }) @text("bonus_amount") bonusAmount!: string | null;
  @Field(() => Int, { nullable: true })
  @Column("integer", { name: "free_spins", nullable: true })
  freeSpins!: number | null;
  @Field(() => String, { nullable: true }) @text("min_deposit") minDeposit!: string | null;
  @Field(() => String, { nullable: true }) @text("wagering_requirement") wageringRequirement!: string | null;
  @Field(() => String, { nullable: true }) @text("max_win") maxWin!: string | null;
  @Field(() => String, { nullable: true }) @text("bonus_code") bonusCode!: string | null;
  @Field(() => String, { nullable: true }) @text("terms") terms!: string | null;
  @Column("boolean", { name: "is_active" }) isActive!: boolean;
}

@ObjectType()
@Entity("games")
class Game {
  @Field(() => ID) @PrimaryColumn("uuid") id!: string;
  @Field(() => String) @Column("text") slug!: string;
  @Field(() => String) @Column("text") name!: string;
  @Column({ type: "text", name: "name_sort", insert: false, update: false }) nameSort!: string;
  @Field(() => String) @Column("text") provider!: string;
  @Field(() => GameCategory) @Column("text") category!: GameCategory;
  @Field(() => Float, { nullable: true }) @Column("double precision", { nullable: true }) rtp!: number | null;
  @Field(() => Volatility, { nullable: true }) @text("volatility") volatility!: Volatility | null;
  @Field(() => String, { nullable: true }) @text("max_win") maxWin!: string | null;
  @Field(() => String, { nullable: true }) @text("image_url") imageUrl!: string | null;
  @Field(() => Boolean) @Column("boolean", { name: "is_popular" }) isPopular!: boolean;
}

@InputType()
class Filter {
  @Field(() => Boolean, { nullable: true }) isFeatured?: boolean;
  @Field(() => Boolean, { nullable: true }) isPopular?: boolean;
  @Field(() => GameCategory, { nullable: true }) category?: GameCategory;
}

@InputType()
class CasinoUpdateInput {
  @Field(() => Float) rating!: number;
}

@ObjectType()
class Casinos {
  @Field(() => [Casino]) nodes!: Casino[];
}
@ObjectType()
class Bonuses {
  @Field(() => [Bonus]) nodes!: Bonus[];
}
@ObjectType()
class Games {
  @Field(() => [Game]) nodes!: Game[];
}

const paging = { order: () => Order, first: () => Int, filter: () => Filter };

@Resolver()
class PlainResolver {
  @Query(() => Casinos)
  async casinos(
    @Arg("orderBy", paging.order) _orderBy: Order,
    @Arg("first", paging.first) first: number,
    @Arg("filter", paging.filter, { nullable: true }) filter?: Filter,
  ): Promise<Casinos> {
    const where = filter?.isFeatured === undefined ? {} : { isFeatured: filter.isFeatured };
    const order = { rating: "DESC", nameSort: "ASC", id: "ASC" } as const;
    return { nodes: await dataSource.getRepository(Casino).find({ where, order, take: first }) };
  }

  @Query(() => Casino, { nullable: true })
  casino(@Arg("slug", () => String) slug: string): Promise<Casino | null> {
    return dataSource.getRepository(Casino).findOneBy({ slug });
  }

  @Query(() => Bonuses)
  async bonuses(
    @Arg("orderBy", paging.order) _orderBy: Order,
    @Arg("first", paging.first) first: number,
  ): Promise<Bonuses> {
    const order = { createdAt: "DESC", id: "DESC" } as const;
    const where = { isActive: true };
    const relations = { casino: true };
    return { nodes: await dataSource.getRepository(Bonus).find({ where, order, relations, take: first }) };
  }

  @Query(() => Games)
  async games(
    @Arg("orderBy", paging.order) _orderBy: Order,
    @Arg("first", paging.first) first: number,
    @Arg("filter", paging.filter) filter: Filter,
  ): Promise<Games> {
    const { category, isPopular } = filter;
    const where = { ...(category && { category }), ...(isPopular !== undefined && { isPopular }) };
    const order = { nameSort: "ASC", id: "ASC" } as const;
    return { nodes: await dataSource.getRepository(Game).find({ where, order, take: first }) };
  }

  @Mutation(() => Casino)
  updateCasino(
    @Arg("id", () => ID) id: string,
    @Arg("version", () => Int) _version: number,
    @Arg("input", () => CasinoUpdateInput) input: CasinoUpdateInput,
  ): Promise<Casino> {
    return dataSource.transaction(async (manager) => {
      const casino = await manager.findOneByOrFail(Casino, { id });
      await manager.save(Casino, Object.assign(casino, input));
      return manager.findOneByOrFail(Casino, { id });
    });
  }
}

const [url = ""] = process.argv.slice(2);
const dataSource = new DataSource({ type: "postgres", url, entities: [Casino, Bonus, Game], poolSize: 10 });
await dataSource.initialize();
const server = new ApolloServer({ schema: await buildSchema({ resolvers: [PlainResolver], validate: true }) });
const { url: address } = await startStandaloneServer(server, { listen: { port: 0, host: "127.0.0.1" } });
process.send?.(Number(new URL(address).port));
