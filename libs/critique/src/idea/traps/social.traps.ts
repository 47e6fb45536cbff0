import { trap, type TrapPattern } from './trap-pattern.js';

/** Traps 1 to 8 and 21: people who should meet, share or discover (section 3.1 of the rubric). */
export const SOCIAL_TRAPS: readonly TrapPattern[] = [
  trap(
    ['T1', 'tarpit', 'Friends who plan to meet'],
    [
      'friends?|buddies|groups?',
      "meet(?:s|ing|ings)?(?: up)?|hang ?outs?|plans?|free right now|available|find time|making plans|availability|who(?:'s| is) free",
    ],
    [
      'it needs every friend to switch at once and is opened rarely',
      'one group that has used it weekly for three months without a reminder from you',
    ],
    true,
  ),
  trap(
    ['T2', 'tarpit', 'Splitting bills'],
    ['bills?|expenses|receipts?|costs|checks?', 'split(?:s|ting)?|group expenses|shared? (?:bills|expenses)|who owes'],
    ['it is a free habit in payment apps, and nobody pays for it', 'a business that pays you for it'],
    true,
  ),
  trap(
    ['T3', 'tarpit', 'Discovering restaurants, bars or events'],
    [
      'restaurants?|bars?|events?|cafes?|clubs?|parties|nightlife|concerts?|things to do|where to eat|benches|dishes',
      'discover\\w*|near(?:by| you)|find(?:s|ing)?|recommend\\w*|reviews?|swip\\w+|map|tonight|happening|rate|where to eat|personali[sz]ed',
    ],
    [
      'people need it seldom, maps own it, and each city must be filled by hand',
      'venues that pay, with proof of extra visits',
    ],
  ),
  trap(
    ['T4', 'tarpit', 'A buddy for concerts or travel'],
    [
      'concerts?|travel\\w*|trips?|gym|festivals?|hik\\w+',
      'buddy|buddies|companions?|partners? (?:for|to)|find (?:people|someone|others)',
    ],
    [
      'the room is empty on the day somebody looks, and strangers raise questions of safety',
      'one narrow group that uses it every week',
    ],
  ),
  trap(
    ['T5', 'tarpit', 'A new social network'],
    [
      'social (?:network|media|app)|network for|community for|feed|linkedin|instagram|tiktok|twitter|facebook|reddit',
      'users?|profiles?|people|posts?|verified|authentic|positive|creat\\w+|videos?|better|for [a-z]+|friends?|like',
    ],
    [
      'the network effect works against whoever comes last',
      'a retention curve that flattens and more than one invitation for every two users',
    ],
    true,
  ),
  trap(
    ['C6', 'crowded', 'Dating with a twist'],
    [
      'dating|singles?|perfect match|relationships?|matchmaking|tinder|soulmate|dates?',
      'dating|match(?:es|ing|making)?|swip\\w+|ghosting|love|first date|relationships? and|single parents',
    ],
    [
      'both sides must be there, success makes customers leave, and advertising costs more than they pay',
      'in one city, a cost per match below the price you charge',
    ],
  ),
  trap(
    ['T7', 'tarpit', 'Finding friends or roommates'],
    [
      'friends?|roommates?|flatmates?|neighbou?rs?|strangers|lonel\\w+|colleagues',
      'find(?:s|er|ing)?|new friends|match(?:es|ing)?|meet(?:s|ing)? new|roommate finder|carpool\\w*|share the daily ride',
    ],
    ['it is needed once, and trust is expensive', 'a landlord or an employer who pays'],
  ),
  trap(
    ['T8', 'tarpit', 'Recommending music, films or books'],
    [
      'music|films?|movies?|books?|series|playlists?|podcasts?|wine',
      'recommend\\w*|discover\\w*|curat\\w+|taste|suggest\\w*|personali[sz]ed|mood',
    ],
    ['the players own the record of taste, and nobody pays for advice', 'a rights holder or maker who pays'],
  ),
  trap(
    ['T18', 'tarpit', 'Reviews of anything'],
    [
      'reviews?|ratings?|rates?|stars',
      'users? (?:upload|review|rate|write)|review (?:site|app|platform)|rate (?:other|public|your|any)|honest reviews|fake reviews|rating of',
    ],
    ['it starts empty, fills with spam and ends with lawyers', 'a supply side that pays and data nobody else has'],
  ),
  trap(
    ['T21', 'tarpit', 'Campus social or delivery'],
    [
      'campus|dorms?|university|universities|college|fellow students',
      'deliver\\w*|social|app|meet|students (?:post|help|buy|sell)|food|marketplace',
    ],
    [
      'it is empty every summer, margins are thin, and customers graduate',
      'profit per order on one campus, after everything',
    ],
  ),
  trap(
    ['T60', 'tarpit', 'Social life or classes in VR or AR'],
    [
      'vr|ar|virtual reality|augmented reality|metaverse|headsets?',
      'concerts?|meetings?|social|classrooms?|lessons?|students|schools?|fans|friends|events?|worlds?',
    ],
    ['few people own the device and fewer put it on twice', 'training budgets of companies that renewed'],
  ),
];
