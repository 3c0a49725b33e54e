/**
 * Names of students in India. First and last names are listed by community, so that they go together (no "Mohammed
 * Iyer"). They are not taken from Faker: its en_IN has names that few students have ("Chaturaanan"), damaged city names
 * ("BhabUrban Agglomeration"), and needs its whole English locale.
 */
export interface Community {
  weight: number;
  female: readonly string[];
  male: readonly string[];
  last: readonly string[];
}

const words = (list: string): readonly string[] => list.trim().split(/\s*,\s*/);

export const communities: readonly Community[] = [
  {
    // Hindi belt
    weight: 30,
    female:
      words(`Aditi, Akanksha, Anjali, Ankita, Anshika, Apoorva, Archana, Arushi, Avni, Bhavna, Charu, Deepali, Divya, Ekta,
      Garima, Himani, Ishita, Jyoti, Kajal, Kavita, Khushi, Komal, Kriti, Mahima, Mansi, Meenal, Megha, Muskan, Neha, Nidhi,
      Nikita, Palak, Pallavi, Pooja, Prachi, Pragati, Prerna, Priya, Priyanka, Radhika, Rashi, Riya, Ruchi, Sakshi, Saloni,
      Shivani, Shreya, Shruti, Simran, Sneha, Sonal, Srishti, Swati, Tanvi, Tanya, Trisha, Vaishnavi, Vandana, Vidhi, Yashika`),
    male: words(`Aarav, Abhishek, Aditya, Akash, Akshat, Aman, Amit, Ankit, Ankur, Anshul, Arjun, Arpit, Aryan, Ashutosh, Atul, Ayush,
      Chirag, Deepak, Devansh, Dhruv, Gaurav, Harsh, Himanshu, Ishaan, Kartik, Keshav, Kunal, Lakshya, Madhav, Manish, Mayank,
      Mohit, Naman, Nikhil, Nitin, Parth, Piyush, Pranav, Prateek, Rahul, Raghav, Rajat, Ritesh, Ritik, Rohan, Rohit, Sachin,
      Sahil, Sarthak, Saurabh, Shashank, Shivam, Shubham, Siddharth, Sumit, Tushar, Utkarsh, Vaibhav, Varun, Vikas, Vishal, Yash`),
    last: words(`Agarwal, Awasthi, Bajpai, Bansal, Bhardwaj, Chaturvedi, Chauhan, Choudhary, Dixit, Dubey, Dwivedi, Garg, Goel, Goyal,
      Gupta, Jain, Jaiswal, Joshi, Kashyap, Khandelwal, Kumar, Kushwaha, Lodhi, Maheshwari, Mathur, Maurya, Mehta, Mishra, Mittal,
      Nagar, Negi, Nigam, Pandey, Pathak, Prajapati, Rajput, Rana, Rathore, Rawat, Sahu, Saini, Saxena, Sharma, Shekhawat, Shukla,
      Singh, Singhal, Solanki, Soni, Srivastava, Thakur, Tiwari, Tripathi, Tyagi, Upadhyay, Varma, Verma, Vyas, Yadav`),
  },
  {
    // Maharashtra, Gujarat, Goa
    weight: 18,
    female:
      words(`Aarya, Ananya, Anuja, Asawari, Bhakti, Dhanashree, Dhara, Dhwani, Gargi, Gauri, Hetal, Hiral, Isha, Janhavi, Jhanvi,
      Kalyani, Ketaki, Krupa, Madhura, Manali, Mitali, Mrunal, Mugdha, Namrata, Nandini, Netra, Pranali, Purva, Rasika, Rucha,
      Rutuja, Sanika, Sayali, Shalaka, Shraddha, Siddhi, Tejal, Trupti, Urvi, Vaidehi, Vrushali, Zankhana`),
    male: words(`Ajinkya, Akshay, Amey, Aniket, Aniruddha, Atharva, Bhavesh, Chinmay, Darshan, Dhairya, Digvijay, Hardik, Hrishikesh, Jay,
      Jigar, Kaustubh, Kedar, Ketan, Mandar, Meet, Mihir, Mitesh, Neel, Nimish, Ninad, Omkar, Onkar, Pankaj, Prathamesh, Pratik,
      Rushikesh, Sanket, Saurav, Shantanu, Shreyas, Siddhesh, Soham, Suyash, Swapnil, Tanmay, Tejas, Vedant, Viraj, Yogesh`),
    last: words(`Apte, Bapat, Bhagat, Bhatt, Bhosale, Borkar, Chavan, Chitale, Dalal, Dave, Desai, Deshmukh, Deshpande, Dhumal, Gadgil,
      Gaikwad, Ghorpade, Godbole, Gokhale, Jadhav, Jagtap, Joglekar, Kadam, Kale, Kamat, Kamble, Karve, Kelkar, Khot, Kulkarni,
      Limaye, Mahajan, Marathe, Modi, More, Naik, Nene, Oak, Panchal, Parab, Parekh, Parmar, Patel, Patil, Patwardhan, Pawar, Phadke,
      Raut, Rane, Salvi, Sane, Sathe, Sawant, Shah, Shinde, Tambe, Tendulkar, Thakkar, Trivedi, Vaidya, Vora, Wagh`),
  },
  {
    // Karnataka, Andhra Pradesh, Telangana
    weight: 14,
    female:
      words(`Akhila, Amrutha, Anusha, Bhargavi, Bhavana, Chaitra, Deepthi, Divyasree, Geethika, Harika, Harshitha, Hema, Jahnavi,
      Keerthana, Lahari, Lasya, Likitha, Madhuri, Manasa, Meghana, Mounika, Navya, Niharika, Pavithra, Prathibha, Ramya, Rashmi,
      Sahana, Sahithi, Sanjana, Shravya, Sindhu, Sirisha, Spoorthi, Sravani, Srinidhi, Supriya, Sushma, Tejaswini, Varshitha, Yamini`),
    male: words(`Abhiram, Ajay, Anil, Bharath, Chaitanya, Charan, Dheeraj, Ganesh, Girish, Harsha, Hemanth, Jagadish, Karthik, Kiran,
      Koushik, Likhith, Lokesh, Mahesh, Manoj, Nagarjuna, Naveen, Nihal, Niranjan, Phanindra, Praneeth, Prajwal, Raghavendra,
      Rakesh, Ravi Teja, Rohith, Sai Krishna, Sai Kiran, Sandeep, Santosh, Sathvik, Shashidhar, Srikanth, Sudeep, Sumanth, Suraj,
      Tarun, Uday, Varun Tej, Venkatesh, Vamsi, Vikram, Vinay, Yashwanth`),
    last: words(`Acharya, Bhat, Boddu, Chowdary, Devadiga, Gowda, Gudipati, Hegde, Hiremath, Kalyanam, Kamath, Kolli, Kondapalli, Konda,
      Kotian, Kumbar, Madhavaram, Murthy, Naidu, Nandyal, Nayak, Pai, Patil, Poojary, Prabhu, Raju, Rao, Ravuri, Reddy, Rudraraju,
      Sastry, Setty, Shenoy, Shetty, Sriram, Tadepalli, Upadhya, Vangala, Varma, Vemuri, Yellapu`),
  },
  {
    // Tamil Nadu, Kerala
    weight: 12,
    female:
      words(`Abinaya, Aishwarya, Amritha, Anagha, Aparna, Arya, Athira, Bhuvana, Brinda, Dharini, Divyabharathi, Gayathri, Gopika,
      Greeshma, Haripriya, Indhu, Janani, Kaavya, Kamali, Krishnapriya, Lakshmi, Malavika, Meenakshi, Mridula, Nandhini, Nila,
      Nivetha, Parvathy, Poornima, Ranjani, Revathi, Sandhya, Saranya, Shobana, Sowmya, Sreelakshmi, Swathi, Thamarai, Varsha, Vidya`),
    male: words(`Adhithya, Ajith, Akhil, Anand, Aravind, Arun, Ashwin, Balaji, Bharathi, Dinesh, Gautham, Gokul, Govind, Hari, Jayanth,
      Kannan, Karthikeyan, Kathir, Madhavan, Manikandan, Mukund, Murali, Naren, Nithin, Prakash, Pranesh, Prasanth, Rajesh, Ramesh,
      Sabarish, Sanjay, Saravanan, Senthil, Siva, Sreejith, Sriram, Sudharsan, Surya, Unnikrishnan, Vignesh, Vijay, Vishnu, Yuvan`),
    last: words(`Anandan, Arumugam, Balakrishnan, Balasubramanian, Chandran, Chandrasekar, Chidambaram, Elango, Ganesan, Gopalakrishnan,
      Iyengar, Iyer, Jayaraman, Kalidasan, Krishnan, Kurup, Mani, Menon, Murugan, Muthukumar, Nair, Nambiar, Namboothiri, Narayanan,
      Natarajan, Pandian, Perumal, Pillai, Prabhakaran, Raghunathan, Rajagopal, Rajan, Ramachandran, Ramanathan, Ravichandran,
      Sankaran, Selvam, Sivakumar, Srinivasan, Subramaniam, Sundaram, Thangavel, Unnithan, Varier, Venkataraman, Viswanathan`),
  },
  {
    // Bengal, Odisha, Assam and the hills of the north-east
    weight: 10,
    female:
      words(`Ahana, Anindita, Ankana, Barsha, Bidisha, Debolina, Diptimayee, Ipsita, Jayashree, Jharna, Koyel, Lopamudra, Madhumita,
      Mampi, Moumita, Nabanita, Oindrila, Payel, Piyali, Poulomi, Purnima, Rimjhim, Rituparna, Sagarika, Sharmistha, Shreyashi,
      Smita, Soma, Srija, Subhashree, Suchismita, Sudeshna, Susmita, Titas, Upasana`),
    male: words(`Abhik, Anirban, Arghya, Arindam, Arnab, Bikash, Biswajit, Debasish, Debjit, Dibyendu, Dipankar, Gourab, Himangshu, Indranil,
      Jyotirmoy, Kaushik, Mainak, Manas, Nilanjan, Partha, Pratyush, Ranajit, Ritwik, Sagnik, Satyabrata, Sayan, Smruti, Soumyadeep,
      Souvik, Subhadip, Subham, Subrata, Sudipta, Suman, Swarup, Tamal, Tanmoy, Tathagata`),
    last: words(`Bandyopadhyay, Banerjee, Barman, Barua, Basu, Behera, Bhattacharya, Bhuyan, Biswas, Borah, Bose, Chakraborty, Chatterjee,
      Das, Dasgupta, Debnath, Deka, Dey, Dutta, Ganguly, Ghosh, Gogoi, Guha, Hazarika, Jena, Kalita, Kar, Khuntia, Kundu, Mahapatra,
      Majumdar, Mandal, Mitra, Mohanty, Mukherjee, Nanda, Nath, Pal, Panda, Patnaik, Pradhan, Rath, Roy, Saha, Sahoo, Saikia, Samal,
      Sarkar, Sen, Sengupta, Swain, Talukdar`),
  },
  {
    // Muslim names
    weight: 8,
    female:
      words(`Aafreen, Aaliya, Afsana, Aisha, Alina, Amreen, Arshiya, Asma, Bushra, Fariha, Farzana, Fatima, Hafsa, Heena, Iqra, Kulsum,
      Mahira, Mariyam, Mehak, Mubeena, Nazia, Nida, Rabia, Rukhsar, Saba, Sadia, Saima, Sana, Shabnam, Shaista, Sumaiya, Tabassum,
      Uzma, Zainab, Zara, Zoya`),
    male: words(`Aamir, Abdul Rahman, Adil, Adnan, Ahmed, Altaf, Arbaz, Arman, Asif, Ayaan, Azhar, Bilal, Danish, Faisal, Farhan, Faizan,
      Hamza, Haris, Ibrahim, Imran, Irfan, Javed, Junaid, Kabir, Kashif, Mohammed Ali, Mohsin, Mubarak, Nadeem, Nawaz, Omar, Rehan,
      Rizwan, Saad, Sajid, Salman, Shahid, Shoaib, Sohail, Tariq, Umar, Waseem, Yusuf, Zaid, Zeeshan`),
    last: words(`Ahmad, Ahmed, Akhtar, Alam, Ali, Ansari, Aslam, Baig, Farooqui, Hasan, Hashmi, Hussain, Idrisi, Inamdar,
      Iqbal, Jamal, Kazi, Khan, Khatib, Kidwai, Malik, Memon, Merchant, Mirza, Momin, Mulla, Naqvi, Nadaf, Pasha, Pathan, Patel,
      Qureshi, Rahman, Rizvi, Saiyed, Shaikh, Siddiqui, Sheikh, Sultan, Tamboli, Usmani, Zaidi`),
  },
  {
    // Punjab: surname after Singh or Kaur, as both are used
    weight: 4,
    female:
      words(`Amandeep Kaur, Amrit Kaur, Gurleen Kaur, Gurpreet Kaur, Harleen, Harman, Harpreet Kaur, Jasleen, Jasmine, Kirandeep,
      Manpreet, Mehar, Navjot, Navneet Kaur, Parneet, Prabhleen, Rajdeep, Ramneek, Rupinder, Simarjeet, Sukhmani, Tavleen`),
    male: words(`Amandeep Singh, Amrinder, Angad, Arshdeep, Baljeet, Davinder, Fateh, Gagandeep, Gurkirat, Gurpreet Singh, Harjot, Harkirat,
      Harmanpreet, Inderjeet, Jagjeet, Jaskaran, Jaspreet, Karanveer, Lovepreet, Manjot, Navdeep, Parminder, Ranveer, Satnam, Tejinder`),
    last: words(`Ahluwalia, Anand, Arora, Bajwa, Bedi, Bhatia, Bhullar, Brar, Chadha, Chawla, Cheema, Dhaliwal, Dhillon, Gill, Grewal, Kalra,
      Kapoor, Khanna, Kohli, Malhotra, Mann, Narang, Oberoi, Puri, Randhawa, Sandhu, Sethi, Sidhu, Sodhi, Suri, Talwar, Virk, Wadhwa`),
  },
  {
    // Christian names of Goa, Kerala and the north-east
    weight: 3,
    female:
      words(`Alisha, Angela, Anita, Christina, Cynthia, Elizabeth, Evita, Grace, Jessica, Joanna, Larissa, Liza, Maria,
      Melissa, Mercy, Natasha, Rhea, Rochelle, Ruth, Sharon, Sherin, Stephanie, Valencia`),
    male: words(`Aaron, Abel, Alan, Aldrin, Alwin, Basil, Benny, Brandon, Clifford, Cyril, Denzil, Dominic, Elvis, Jerin, Joel, Joshua,
      Kevin, Lenin, Lloyd, Melwyn, Nathan, Nevin, Rohan, Royston, Ryan, Savio, Shaun, Tony`),
    last: words(`Abraham, Almeida, Braganza, Chacko, Cherian, Coutinho, D'Costa, D'Cruz, D'Mello, D'Souza, Dias, Fernandes, George,
      Gonsalves, Jacob, John, Joseph, Kurian, Lobo, Lyngdoh, Mascarenhas, Mathew, Menezes, Miranda, Monteiro, Pereira, Philip, Pinto,
      Rebello, Rodrigues, Sangma, Sequeira, Thomas, Vaz, Varghese, Zachariah`),
  },
  {
    // Nepal and Bhutan
    weight: 1,
    female: words(`Binita, Dechen, Kunzang, Maya, Nirmala, Pema, Sabina, Sarita, Sushila, Tashi, Yangchen`),
    male: words(`Bibek, Bishal, Dorji, Jigme, Karma, Nabin, Prabin, Roshan, Sonam, Suraj, Tenzin, Ugyen`),
    last: words(`Adhikari, Basnet, Gurung, Karki, Lama, Norbu, Phuntsho, Rai, Shrestha, Tamang, Thapa, Wangchuk`),
  },
  {
    // The African exchange programmes
    weight: 1,
    female: words(`Abena, Amara, Halima, Imani, Ngozi, Thandiwe, Wanjiru, Zawadi`),
    male: words(`Chukwuemeka, Emeka, Jabari, Kamau, Kwame, Oluwaseun, Sipho, Tendai`),
    last: words(`Abebe, Banda, Dlamini, Mensah, Moyo, Mwangi, Ncube, Okafor, Otieno`),
  },
];
