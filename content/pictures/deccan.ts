import type { Picture } from './types';

export const deccanPictures = {
  'goa-beach-paradise': {
    alt: 'A thatched shack and an outrigger canoe on a crescent beach at sunset, the ramparts of Chapora on the headland',
  },
  'hyderabad-heritage-tour': { alt: 'A Qutb Shahi tomb with its great bulbous dome among lawns and rose beds at noon' },
  'hampi-badami': {
    alt: 'The stone chariot of the Vittala temple at Hampi with its elephants, boulder hills and frangipani at sunrise',
  },
  'hyderabad-charminar-golconda': {
    alt: 'Golconda fort on its granite hill, walls climbing to the pavilion on top, an old cannon on a bastion',
  },
  'gokarna-murudeshwar': {
    alt: 'The huge seated Shiva of Murudeshwar and the twenty-storey gopuram, mirrored in the sea at dusk',
  },
  'tirupati-balaji-darshan': {
    alt: 'Tirumala before sunrise: the golden vimana, the white gopuram and pilgrims by the temple tank',
  },
  'old-goa-dudhsagar': {
    alt: 'A train on the viaduct that crosses the milk-white Dudhsagar falls in the monsoon forest',
  },
  'palolem-south-goa': {
    alt: 'Coloured huts on stilts along the palm-lined bay of Palolem, a canoe with travellers and a leaping dolphin',
  },
  'north-goa-forts-beaches': {
    alt: 'The white lighthouse of Fort Aguada above red laterite ramparts, the sea under piled-up clouds',
  },
  'coorg-coffee-estates': {
    alt: 'A Kodava couple with a basket of coffee cherries among flowering estates and misty Coorg hills',
  },
  'udupi-kollur-sringeri': {
    alt: 'The stone Vidyashankara temple of Sringeri above the steps of the Tunga, sacred fish in the clear water',
  },
  'araku-borra-caves': {
    alt: 'The Araku valley from inside the Borra caves: stalactites, a train at its tunnel, terraces and Dhimsa dancers',
  },
  'gandikota-belum-caves': {
    alt: 'Travellers on a ledge above the red sandstone gorge of the Pennar at Gandikota, fort walls on the rim',
  },
  'warangal-ramappa': {
    alt: 'The carved stone gateways of Warangal fort, one framed by the other before the rising sun',
  },
  'bhadrachalam-papikondalu': {
    alt: 'A two-decked launch on the Godavari between the steep wooded Papi hills, bamboo huts on the bank',
  },
  'itinerary-goa-beach-paradise': {
    alt: 'A lane of Fontainhas in Panjim with yellow and indigo houses, a baker on his bicycle and a white chapel',
  },
  telangana: {
    alt: 'The Charminar lit at night through the cusped arch of a bangle shop, the crowd of the bazaar below',
  },
} satisfies Record<string, Picture>;
