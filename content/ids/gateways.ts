/**
 * The towns where trips start, named as a traveller books a flight or a train. They are one list, so that 'also from Kochi' finds its
 * trips.
 */
import { keysOf } from './keys-of';

export const gateways = {
  chennai: 'Chennai',
  coimbatore: 'Coimbatore',
  madurai: 'Madurai',
  tiruchirappalli: 'Tiruchirappalli',
  salem: 'Salem',
  kumbakonam: 'Kumbakonam',
  thiruvananthapuram: 'Thiruvananthapuram',
  kochi: 'Kochi',
  kozhikode: 'Kozhikode',
  bengaluru: 'Bengaluru',
  mangaluru: 'Mangaluru',
  hubballi: 'Hubballi',
  goa: 'Goa',
  tirupati: 'Tirupati',
  kadapa: 'Kadapa',
  visakhapatnam: 'Visakhapatnam',
  rajahmundry: 'Rajahmundry',
  hyderabad: 'Hyderabad',
  mumbai: 'Mumbai',
  pune: 'Pune',
  kolhapur: 'Kolhapur',
  nashik: 'Nashik',
  sambhajinagar: 'Chhatrapati Sambhajinagar',
  ahmedabad: 'Ahmedabad',
  rajkot: 'Rajkot',
  jamnagar: 'Jamnagar',
  bhuj: 'Bhuj',
  jaipur: 'Jaipur',
  jodhpur: 'Jodhpur',
  jaisalmer: 'Jaisalmer',
  udaipur: 'Udaipur',
  indore: 'Indore',
  jabalpur: 'Jabalpur',
  jhansi: 'Jhansi',
  delhi: 'Delhi',
  agra: 'Agra',
  lucknow: 'Lucknow',
  varanasi: 'Varanasi',
  haridwar: 'Haridwar',
  dehradun: 'Dehradun',
  chandigarh: 'Chandigarh',
  amritsar: 'Amritsar',
  pathankot: 'Pathankot',
  jammu: 'Jammu',
  srinagar: 'Srinagar',
  kolkata: 'Kolkata',
  bagdogra: 'Bagdogra',
  guwahati: 'Guwahati',
  jorhat: 'Jorhat',
  bhubaneswar: 'Bhubaneswar',
  'port-blair': 'Port Blair (Sri Vijaya Puram)',
  singapore: 'Singapore',
  bangkok: 'Bangkok',
  dubai: 'Dubai',
  'kuala-lumpur': 'Kuala Lumpur',
  bali: 'Bali (Denpasar)',
} as const;

export type GatewayId = keyof typeof gateways;

/** Towns abroad that travellers reach by a flight of their own. Tours abroad from other towns include the flights in the price. */
export const gatewaysAbroad: readonly GatewayId[] = ['singapore', 'bangkok', 'dubai', 'kuala-lumpur', 'bali'];

export const gatewayIds = keysOf(gateways);
